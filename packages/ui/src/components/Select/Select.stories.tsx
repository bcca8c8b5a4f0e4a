import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Select } from './Select.js'

const options = ['Connecticut', 'Massachusetts', 'New York'].map((label) => ({ value: label.slice(0, 2), label }))

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'State', placeholder: 'Choose a state', options, onChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Ma' } }
export const Required: Story = { args: { isRequired: true, hint: 'Where you live' } }
export const WithAnError: Story = { args: { error: 'Choose a state.' } }
export const SomeCannotBeChosen: Story = {
  args: { options: [...options, { value: 'xx', label: 'Elsewhere (not yet)', isDisabled: true }] },
}
export const Disabled: Story = { args: { disabled: true } }
export const IsChosenFrom: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(list, 'New York')
    await expect(list).toHaveValue('Ne')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
