import type { ContactChange } from '@producer-portal/domain/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { notReached } from '../../testing/results.js'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { ContactChangeLink } from './ContactChangeLink.js'

const changedAt = '2026-03-16T15:00:00.000Z'
const newEmail: ContactChange = { kind: 'email', action: 'confirm', contact: 'e***@rivera.example', changedAt }
const otherEmail: ContactChange = { ...newEmail, action: 'undo', contact: 't***@example.com' }
const otherPhone: ContactChange = { kind: 'mobilePhone', action: 'undo', contact: '******0199', changedAt }

/** The page of the links that confirm a new email address, and that undo a change of the email or the mobile phone. */
const meta = {
  title: 'Features/Auth/ContactChangeLink',
  component: ContactChangeLink,
  args: { change: otherEmail, portalHref: '/', onSubmit: fn(), onPasswordReset: fn(), onRetry: fn() },
  decorators: [inSignInColumn],
} satisfies Meta<typeof ContactChangeLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Undo a new email address',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/03\/16\/2026, it was changed to t\*\*\*@example\.com/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the change' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const UndoPhone: Story = {
  name: 'Undo a new mobile phone',
  args: { change: otherPhone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the number ending in 0199/)).toBeVisible()
  },
}

export const Confirm: Story = {
  name: 'Confirm a new email address',
  args: { change: newEmail },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm email address' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Confirmed: Story = {
  args: { change: newEmail, state: 'confirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("We'll use e***@rivera.example from now on.")
  },
}

/** The password may be known to the person who made the change. */
export const Undone: Story = {
  args: { change: 'undone' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set a new password' }))
    await expect(args.onPasswordReset).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { change: 'loading' } }

export const Saving: Story = {
  name: 'Loading: being undone',
  args: { state: 'saving' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Undo the change/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Ended: Story = {
  name: 'Empty: the link no longer works',
  args: { change: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link has already been used or has expired.')).toBeVisible()
  },
}

export const LoadFailed: Story = {
  name: 'Error: could not be checked',
  args: { change: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NotUndone: Story = {
  name: 'Error: not undone',
  args: { failure: notReached.ok ? undefined : notReached.failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: { change: { ...otherEmail, contact: `t***@${'regional-office.'.repeat(5)}example.com` } },
}

export const Narrow: Story = { ...phone }
