import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FieldStates } from '../../testing/stories/FieldStates.js'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { passwordFieldGuidance } from './PasswordField.guidance.js'
import { PasswordField } from './PasswordField.js'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  args: { label: 'Password', defaultValue: 'correct horse' },
  parameters: { guidance: passwordFieldGuidance },
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
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
