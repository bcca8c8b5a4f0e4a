import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRightIcon, DownloadIcon } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button.js'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { iconStart: { control: false }, iconEnd: { control: false } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Remove access' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear filters' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large', variant: 'primary', isFullWidth: true, children: 'Sign in' } }
export const WithIcons: Story = { args: { iconStart: DownloadIcon, iconEnd: ArrowRightIcon, children: 'Export' } }
export const Disabled: Story = { args: { disabled: true } }
export const IsPressed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const BusyIgnoresPresses: Story = {
  args: { isBusy: true, variant: 'primary', children: 'Saving' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
