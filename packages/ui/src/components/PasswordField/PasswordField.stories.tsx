import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField.js'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse' },
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
    await userEvent.click(reveal)
    await expect(reveal).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}
