import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PressStates } from '../../testing/stories/PressStates.js'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { Checkbox } from './Checkbox.js'

/** Guidance for `Checkbox`. */
const guidance = {
  when: [
    'Let users say yes or no in a form, such as agreeing to terms.',
    'Let them choose several out of a list, inside a `Fieldset`.',
    'Use the dash where a box stands for others of which only some are ticked.',
  ],
  whenNot: [
    'What takes effect at once is a `Switch`.',
    'One out of several is a `RadioGroup`.',
    'Do not word it in the negative: users cannot tell what a tick on “Do not send” means.',
  ],
  anatomy: [
    ['Box', 'empty, ticked, or with a dash'],
    ['Label', 'what a tick means; a press on it ticks too'],
    ['Hint and error', 'under the label, read out with it'],
  ],
  keyboard: [
    ['Tab', 'reaches the box'],
    ['Space', 'ticks it or takes the tick away'],
  ],
  pattern: 'Native checkbox; APG checkbox with three states by its indeterminate property.',
} satisfies Guidance

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  args: { label: 'Remember my user id', onChange: fn() },
  parameters: { guidance },
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
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember my user id' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('Remember my user id'))
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
