import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox } from './Checkbox.js'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Remember my user id', onChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
export const SomeOfThem: Story = { args: { label: 'All people', isIndeterminate: true } }
export const WithAHint: Story = { args: { hint: 'Not on a computer that you share.' } }
export const WithAnError: Story = { args: { label: 'I agree to the terms', error: 'Tick to go on.' } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const IsTickedByTheSpaceBar: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Remember my user id' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
