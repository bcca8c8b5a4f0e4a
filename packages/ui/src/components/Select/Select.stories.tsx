import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheetParameters.js'
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
    <StatesSheet>
      <StatesRow label="Empty and filled">
        <State label="At rest" width="column">
          <Select label="State" {...choice} />
        </State>
        <State label="Filled" width="column">
          <Select label="State" {...choice} defaultValue="Ma" />
        </State>
        <State label="Pointed at" force="hover" width="column">
          <Select label="State" {...choice} defaultValue="Ma" />
        </State>
        <State label="With the focus" force="focus" width="column">
          <Select label="State" {...choice} defaultValue="Ma" />
        </State>
      </StatesRow>
      <StatesRow label="Demands and limits">
        <State label="Required, with a hint" width="column">
          <Select label="State" {...choice} isRequired hint="Where you live" />
        </State>
        <State label="With an error" width="column">
          <Select label="State" {...choice} hint="Where you live" error="Choose a state." defaultValue="Ma" />
        </State>
        <State label="Disabled" width="column">
          <Select label="State" {...choice} disabled defaultValue="Ma" />
        </State>
      </StatesRow>
      <StatesRow label="Special cases">
        <State label="Long texts" width="column">
          <Select
            label="State in which the application was signed"
            options={[{ value: 'long', label: 'Commonwealth of Massachusetts, office of the home company' }]}
          />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
