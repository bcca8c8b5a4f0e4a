import { credentialLengths } from '@producer-portal/domain/auth'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { refused } from '../../testing/results.js'
import { ChangePassword } from './ChangePassword.js'

const meta = {
  title: 'Features/Account/ChangePassword',
  component: ChangePassword,
  args: {
    userId: 'ito',
    onCancel: fn(),
    onPasswordSave: fn(),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof ChangePassword>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, label: string) => canvas.getByLabelText(label)
const rules = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Your new password needs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const Default: Story = {
  play: async ({ args, canvas }) => {
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      await expect(field(canvas, label)).toHaveAttribute('maxlength', String(credentialLengths.passwordInputMax))
    }
    await expect(rules(canvas)).toEqual([
      'Not met: 8-256 characters in length.',
      'Not met: At least one number.',
      'Not met: At least one uppercase letter.',
      'Not met: At least one lowercase letter.',
      'Not met: At least one special character.',
      'Not met: No banned characters (< or &).',
      'Not met: Passwords Match.',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(args.onPasswordSave).not.toHaveBeenCalled()
    await expect(field(canvas, 'Current password')).toHaveFocus()
    await expect(field(canvas, 'Current password')).toHaveAccessibleDescription('Enter your current password.')
    await expect(field(canvas, 'New password')).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Saving waits for every rule and for the current password, then sends all three to the letter. */
export const TypedAndSaved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save password' })
    await userEvent.type(field(canvas, 'New password'), ' Better #2027')
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true)
    await userEvent.type(field(canvas, 'Confirm new password'), ' Better #2027')
    await userEvent.click(save)
    await expect(args.onPasswordSave).not.toHaveBeenCalled()
    await expect(field(canvas, 'Current password')).toHaveFocus()
    await userEvent.type(field(canvas, 'Current password'), 'Producer#2026')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPasswordSave).toHaveBeenCalledWith({
      oldPassword: 'Producer#2026',
      newPassword: ' Better #2027',
      newPasswordVerified: ' Better #2027',
    })
  },
}

/** The change is required: no Cancel, and the reason comes first. */
export const Expired: Story = {
  args: { isExpired: true, onCancel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your password has expired.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
}

export const Saving: Story = {
  name: 'Loading: saving',
  args: { state: 'saving' },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas, 'New password'), 'Better#2027')
    await userEvent.type(field(canvas, 'Confirm new password'), 'Better#2027')
    await userEvent.type(field(canvas, 'Current password'), 'Producer#2026{Enter}')
    await expect(args.onPasswordSave).not.toHaveBeenCalled()
  },
}

/** The server's own words, in the summary that takes the focus; the form below is as it was left. */
export const WrongCurrentPassword: Story = {
  tags: ['!autodocs'],
  name: 'Error: wrong current password',
  args: { failure: refused('The current password is incorrect.') },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(summary).toHaveTextContent('The current password is incorrect.')
  },
}

export const UnknownFailure: Story = {
  tags: ['!autodocs'],
  name: 'Error: unknown',
  args: { failure: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unexpected error occurred.')
  },
}

export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    isExpired: true,
    failure: refused(
      'The new password was used before. To protect the clients whose data it opens, the last twenty-four passwords of an account cannot be chosen again.',
      'The new password contains a part of your own name, of your user ID or of the name of your agency, which would be among the first things that somebody guesses.',
    ),
  },
}

export const Narrow: Story = { args: { isExpired: true }, ...phone }
