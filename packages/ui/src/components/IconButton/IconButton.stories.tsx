import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockIcon, PencilIcon } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from './IconButton.js'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { name: 'Edit', glyph: PencilIcon, onClick: fn() },
  argTypes: { glyph: { control: false } },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Outlined: Story = { args: { variant: 'secondary' } }
export const InDenseRows: Story = { args: { size: 'small', iconSize: 16 } }
export const Pressed: Story = { args: { name: 'Lock column', glyph: LockIcon, 'aria-pressed': true } }
export const Busy: Story = { args: { isBusy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const ShowsItsName: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(screen.getByText('Edit')).toBeVisible())
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
