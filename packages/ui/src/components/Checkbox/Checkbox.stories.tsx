import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PressStates } from '../../testing/stories/PressStates.js'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { checkboxGuidance } from './Checkbox.guidance.js'
import { Checkbox } from './Checkbox.js'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  args: { label: 'Remember my user id', onChange: fn() },
  parameters: { guidance: checkboxGuidance },
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
    await userEvent.click(within(canvasElement).getByText('Remember my user id'))
    await expect(box).not.toBeChecked()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <PressStates label="Empty" draw={(props) => <Checkbox label="Remember my user id" {...props} />} />
      <PressStates
        label="Ticked"
        draw={(props) => <Checkbox label="Remember my user id" defaultChecked {...props} />}
      />
      <PressStates
        label="Some of them"
        draw={(props) => <Checkbox label="Remember my user id" isIndeterminate {...props} />}
      />
      <StatesRow label="With words">
        <State label="Hint" width="column">
          <Checkbox label="Remember my user id" hint="Not on a computer that you share." />
        </State>
        <State label="Required, with an error" width="column">
          <Checkbox label="I agree to the terms" isRequired error="Tick to go on." />
        </State>
        <State label="Disabled, with a hint" width="column">
          <Checkbox label="Remember my user id" hint="Your company does not allow it." disabled />
        </State>
        <State label="Long texts" width="column">
          <Checkbox
            label="I have read the terms of use and the notice on electronic signatures, and I agree to both"
            hint="They open in a new tab. You may print them, and we send a copy to your email address."
            error="Tick to go on."
          />
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
