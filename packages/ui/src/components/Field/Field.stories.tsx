import type { Meta, StoryObj } from '@storybook/react-vite'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { sheetParameters } from '../../testing/stories/sheetParameters.js'
import { fieldGuidance } from './Field.guidance.js'
import { Field } from './Field.js'

const meta = {
  title: 'Components/Field',
  component: Field,
  tags: ['stable'],
  args: {
    label: 'Notes',
    hint: 'Up to 500 characters',
    children: (control) => <textarea rows={3} {...control} />,
  },
  argTypes: { children: { control: false } },
  parameters: { guidance: fieldGuidance },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const AroundAControlOfYourOwn: Story = {}
export const Required: Story = { args: { isRequired: true } }
export const WithAnError: Story = { args: { error: 'Write at least one sentence.' } }
export const FullWidth: Story = { args: { isFullWidth: true } }

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="At rest" width="column">
        <Field label="Notes">{(control) => <textarea rows={3} {...control} />}</Field>
      </State>
      <State label="Required, with a hint" width="column">
        <Field label="Notes" hint="Up to 500 characters" isRequired>
          {(control) => <textarea rows={3} {...control} />}
        </Field>
      </State>
      <State label="With an error" width="column">
        <Field label="Notes" hint="Up to 500 characters" error="Write at least one sentence.">
          {(control) => <textarea rows={3} {...control} />}
        </Field>
      </State>
      <State label="Long texts" width="column">
        <Field
          label="Notes for the underwriter who reads the file after the medical exam"
          hint="Up to 500 characters. They become a part of the file and cannot be taken back."
          error="We could not save your notes. Check them for characters that we cannot store, such as < and &."
        >
          {(control) => <textarea rows={3} {...control} />}
        </Field>
      </State>
    </StatesSheet>
  ),
}
