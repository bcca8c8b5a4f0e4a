import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { State } from '../../testing/stories/State.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { selectGuidance } from './Select.guidance.js'
import { Select } from './Select.js'

const options = ['Connecticut', 'Massachusetts', 'New York'].map((label) => ({ value: label.slice(0, 2), label }))

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['stable'],
  args: { label: 'State', placeholder: 'Choose a state', options, onChange: fn() },
  parameters: { guidance: selectGuidance },
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
/** In a row of filters the label is inside; the choice is part of what is shown. */
export const LabelInside: Story = {
  args: { isLabelInside: true, value: 'Ma' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'New York')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Massachusetts', { selector: 'b' })).toBeVisible()
  },
}
export const IsChosenFrom: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(list, 'New York')
    await expect(list).toHaveValue('Ne')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

const choice = { options, placeholder: 'Choose a state' }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="Where you live"
      error="Choose a state."
      canBeReadOnly={false}
      draw={({ isFilled, ...props }) => (
        <Select {...props} {...choice} label="State" defaultValue={isFilled ? 'Ma' : ''} />
      )}
    >
      <State label="Long texts" width="column">
        <Select
          label="State in which the application was signed"
          options={[{ value: 'long', label: 'Commonwealth of Massachusetts, office of the home company' }]}
        />
      </State>
      <State label="Label inside">
        <Select {...choice} label="Signed in" isLabelInside value="" onChange={fn()} />
      </State>
      <State label="Label inside: chosen" force="focus">
        <Select {...choice} label="Where signed" isLabelInside value="Ma" onChange={fn()} data-set="" />
      </State>
    </FieldStates>
  ),
}
