import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './TextArea.js'

/**
 * Use it for a text of several lines, such as a comment to the home office. One line is a `TextField`.
 *
 * **Limit.** The counter stays away until few characters are left, is read out when typing pauses, and lets people go
 * past the limit so that they can shorten what they pasted.
 *
 * **Keyboard.** `Enter` starts a line; `Tab` leaves.
 */
const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Comment' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const answer = 'The client had the exam on March 9 at the Albany office. The examiner will send the report this week.'

export const Default: Story = {
  args: { hint: 'The home office reads it within 30 minutes.', limit: 280 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(box, 'Exam done.{Enter}Report follows.')
    await expect(box).toHaveValue('Exam done.\nReport follows.')
    await expect(canvas.queryByText(/left/)).not.toBeInTheDocument()
  },
}

export const FewCharactersLeft: Story = {
  args: { limit: 120, defaultValue: answer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('19 characters left')
  },
}

export const LimitReached: Story = {
  args: { limit: answer.length, defaultValue: answer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('0 characters left')
  },
}

export const TooLong: Story = {
  args: { limit: 100, error: 'Shorten the comment.', defaultValue: '' },
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

export const FullWidth: Story = { args: { isFullWidth: true, rows: 8, hint: '2,000 character limit.', limit: 2000 } }

export const Narrow: Story = {
  args: { limit: 100, defaultValue: answer, error: 'Shorten the comment, then send it again.' },
  parameters: { viewportSize: { width: 375, height: 700 } },
}
