import type { Meta, StoryObj } from '@storybook/react-vite'
import { State } from '../../testing/stories/State.js'
import { StatesRow } from '../../testing/stories/StatesRow.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { tokens } from '../../tokens/tokens.js'
import { fieldGuidance } from './Field.guidance.js'
import { Field, type FieldControlProps } from './Field.js'

const slider = ({ required: _required, ...control }: FieldControlProps) => (
  <input
    type="range"
    step={5}
    style={{ accentColor: tokens.color.accent, minBlockSize: tokens.size.target }}
    {...control}
  />
)

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
  parameters: { guidance: fieldGuidance },
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
