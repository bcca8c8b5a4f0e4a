import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters, State } from '../../testing/stories/component-page.js'
import { TextArea } from './TextArea.js'

/** Guidance for `TextArea`. */
const guidance = {
  when: ['Ask for a text of several lines, such as a comment to the home office.'],
  whenNot: [
    'One line is a `TextField`.',
    'Do not cut off what goes past the limit: users who paste must see it to shorten it.',
  ],
  anatomy: [
    ['Label and hint', 'say what to write, and the limit where there is one'],
    ['Box', 'four lines high at first; users may drag it taller'],
    [
      'Counter',
      'stays away until few characters are left, then is read out when typing pauses; it keeps its place free, so nothing jumps',
    ],
    ['Error', 'is beside the counter'],
  ],
  keyboard: [
    ['Enter', 'starts a line'],
    ['Tab', 'leaves the box'],
  ],
  pattern: 'Native textarea; the counter describes it and speaks through a polite live region.',
} satisfies Guidance

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['stable'],
  args: { label: 'Comment' },
  parameters: { guidance },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const answer = 'The client had the exam on March 9 at the Albany office. The examiner will send the report this week.'

export const Default: Story = {
  args: { hint: 'The home office reads it within 30 minutes.', characterLimit: 280 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(box, 'Exam done.{Enter}Report follows.')
    await expect(box).toHaveValue('Exam done.\nReport follows.')
    await expect(canvas.queryByText(/left/)).not.toBeInTheDocument()
  },
}

export const FewCharactersLeft: Story = {
  args: { characterLimit: 120, defaultValue: answer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('19 characters left')
  },
}

export const LimitReached: Story = {
  args: { characterLimit: answer.length, defaultValue: answer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('0 characters left')
  },
}

export const TooLong: Story = {
  args: { characterLimit: 100, error: 'Shorten the comment.', defaultValue: '' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.click(box)
    await userEvent.paste(`${answer} Ada.`)
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Shorten the comment. 6 characters too many')
  },
}

export const Required: Story = { args: { isRequired: true, placeholder: 'What should the home office know?' } }

export const WithError: Story = { args: { error: 'Write a comment before you respond.' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: answer } }

export const Disabled: Story = { args: { disabled: true, defaultValue: answer } }

export const FullWidth: Story = {
  args: { isFullWidth: true, rows: 8, hint: '2,000 character limit.', characterLimit: 2000 },
}

export const Narrow: Story = {
  args: { characterLimit: 100, defaultValue: answer, error: 'Shorten the comment, then send it again.' },
  globals: { viewport: { value: '375-700', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="The home office reads it within 30 minutes."
      error="Write a comment before you respond."
      draw={({ isFilled, ...props }) => <TextArea {...props} label="Comment" defaultValue={isFilled ? answer : ''} />}
    >
      <State label="Few characters left" width="column">
        <TextArea label="Comment" characterLimit={120} defaultValue={answer} />
      </State>
      <State label="Limit reached" width="column">
        <TextArea label="Comment" characterLimit={answer.length} defaultValue={answer} />
      </State>
      <State label="Too long" width="column">
        <TextArea
          label="Comment"
          characterLimit={90}
          defaultValue={answer}
          error="Shorten the comment, then send it again."
        />
      </State>
    </FieldStates>
  ),
}
