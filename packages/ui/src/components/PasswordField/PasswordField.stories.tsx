import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { PasswordField } from './PasswordField.js'

/** Guidance for `PasswordField`. */
const guidance = {
  when: [
    'Ask for a password, at sign-in or when a new one is chosen.',
    'Put a `Checklist` under it where a new password must meet several demands.',
  ],
  whenNot: [
    'A code that was sent is a `OneTimeCodeField`.',
    'Never ask for a password twice only to catch slips: the eye button shows what was typed.',
  ],
  anatomy: [
    ['Label', 'names the box'],
    ['Box', 'tells password managers whether to fill or to offer a password'],
    ['Eye button', 'shows and hides what was typed; it keeps its name and is pressed or not'],
  ],
  keyboard: [
    ['Tab', 'reaches the box, then the eye button'],
    ['Space, Enter', 'on the eye button: shows or hides what was typed'],
    ['Enter', 'in the box: sends the form'],
  ],
  pattern: 'Native password input, and a toggle button (aria-pressed).',
} satisfies Guidance

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  args: { label: 'Password', defaultValue: 'correct horse' },
  parameters: { guidance },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ToSignIn: Story = {}
export const ToChooseANewOne: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: '8-256 characters', defaultValue: '' },
}
export const WithAnError: Story = { args: { error: 'Enter your password.', defaultValue: '' } }
export const Disabled: Story = { args: { disabled: true } }
export const IsRevealed: Story = {
  play: async ({ canvas }) => {
    const reveal = canvas.getByRole('button', { name: 'Show password' })
    const box = canvas.getByLabelText('Password')
    await expect(box).toHaveAttribute('type', 'password')
    await expect(reveal).toHaveAttribute('aria-pressed', 'false')
    await userEvent.dblClick(reveal)
    await expect(box).toHaveAttribute('type', 'password')
    await userEvent.click(reveal)
    await expect(reveal).toHaveAttribute('aria-pressed', 'true')
    await expect(box).toHaveAttribute('type', 'text')
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <FieldStates
      hint="8-256 characters"
      error="Enter your password."
      canBeReadOnly={false}
      draw={({ isFilled, ...props }) => (
        <PasswordField {...props} label="Password" defaultValue={isFilled ? 'correct horse' : ''} />
      )}
    />
  ),
}
