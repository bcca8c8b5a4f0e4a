import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesRow, StatesSheet } from '../../testing/stories/component-page.js'
import { tokens } from '../../tokens/tokens.js'
import { Field, type FieldControlProps } from './Field.js'

const slider = ({ required: _required, ...control }: FieldControlProps) => (
  <input
    type="range"
    step={5}
    style={{ accentColor: tokens.color.accent, minBlockSize: tokens.size.target }}
    {...control}
  />
)

/** Guidance for `Field`. */
const guidance = {
  when: [
    'Put a label, a hint and an error around a control that the package does not have.',
    'Use it for a control of your own, so that it lines up with the fields beside it.',
  ],
  whenNot: [
    'Text, choices and files have ready fields: `TextField`, `Select`, `FileDrop` and others.',
    'Several fields under one question are a `Fieldset`.',
  ],
  anatomy: [
    ['Label', 'names the control; always shown, and a star marks what is required'],
    ['Hint', 'help that users need before they answer; it stays while there is an error'],
    ['Control', 'yours; it is given the id, and what describes it'],
    ['Error', 'an icon and a sentence: what is wrong and how to put it right'],
  ],
  keyboard: [],
  pattern: 'Native label, with hint and error tied to the control by aria-describedby.',
} satisfies Guidance

const meta = {
  title: 'Components/Field',
  component: Field,
  tags: ['stable'],
  args: {
    label: 'Share of the commission',
    hint: 'In steps of 5 percent',
    children: slider,
  },
  argTypes: { children: { control: false } },
  parameters: { guidance },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const AroundAControlOfYourOwn: Story = {}
export const Required: Story = { args: { isRequired: true } }
export const WithAnError: Story = { args: { error: 'All shares must add up to 100 percent.' } }
export const FullWidth: Story = { args: { isFullWidth: true } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <StatesRow label="Around a control of your own">
        <State label="At rest" width="column">
          <Field label="Share">{slider}</Field>
        </State>
        <State label="Required, with a hint" width="column">
          <Field label="Share" hint="In steps of 5 percent" isRequired>
            {slider}
          </Field>
        </State>
        <State label="With an error" width="column">
          <Field label="Share" hint="In steps of 5 percent" error="All shares must add up to 100 percent.">
            {slider}
          </Field>
        </State>
        <State label="Long texts" width="column">
          <Field
            label="Share of the commission that goes to the second agent on the policy"
            hint="In steps of 5 percent. It holds for the first year and cannot be changed once the policy is in force."
            error="All shares must add up to 100 percent: give the first agent more, or add a third one."
          >
            {slider}
          </Field>
        </State>
      </StatesRow>
    </StatesSheet>
  ),
}
