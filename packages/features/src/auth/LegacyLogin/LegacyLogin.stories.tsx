import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { rejected, tooMany } from '../../testing/results.js'
import { LegacyLogin } from './LegacyLogin.js'

const limited = tooMany('Too many sign-in attempts. Try again in 10 minutes.', Date.now() + 600_000)

const meta = {
  title: 'Features/Auth/LegacyLogin',
  component: LegacyLogin,
  args: { helpHref: '/sign-in-help', onCredentialsSubmit: fn() },
  decorators: [inSignInColumn],
} satisfies Meta<typeof LegacyLogin>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // A page that a visit starts with reads its heading; the next Tab leads into the form.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Need help signing in?' })).toHaveAttribute('href', '/sign-in-help')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Both values reach the app: the user name without spaces around it, the password to the letter. */
export const TypedAndSent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('User ID'), ' rivera ')
    await userEvent.type(canvas.getByLabelText('Password'), ' Producer#2026{Enter}')
    await expect(args.onCredentialsSubmit).toHaveBeenCalledWith({ username: 'rivera', password: ' Producer#2026' })
  },
}

export const NothingTyped: Story = {
  name: 'Empty: nothing typed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByLabelText('User ID')).toHaveFocus()
    await expect(canvas.getByLabelText('User ID')).toHaveAccessibleDescription('Enter your user ID.')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
    await expect(args.onCredentialsSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('User ID'), 'r')
    await expect(canvas.queryByText('Enter your user ID.')).toBeNull()
  },
}

export const SigningIn: Story = {
  name: 'Loading: signing in',
  args: { state: 'signingIn' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('User ID'), 'rivera')
    await userEvent.type(canvas.getByLabelText('Password'), 'Producer#2026{Enter}')
    await expect(args.onCredentialsSubmit).not.toHaveBeenCalled()
  },
}

/** The password has the focus and is selected, so that the next one replaces it. */
export const WrongPassword: Story = {
  tags: ['!autodocs'],
  name: 'Error: wrong password',
  args: { failure: rejected() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Credentials')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

/** The service's message, the time until the next attempt, and the way to reset the password. */
export const TooManyAttempts: Story = {
  tags: ['!autodocs'],
  name: 'Error: too many attempts',
  args: { failure: limited },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Too many sign-in attempts. Try again in 10 minutes.')
    await expect(alert).toHaveFocus()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Time left: \d+:\d\d$/)
    await expect(canvas.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/sign-in-help')
  },
}

export const CapsLock: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, '{CapsLock}A')
    await expect(password).toHaveAccessibleDescription('Caps Lock is on.')
    // A pointer leaves without a key that says how Caps Lock is
    await userEvent.click(canvas.getByLabelText('User ID'))
    await expect(password).not.toHaveAccessibleDescription('Caps Lock is on.')
  },
}

export const SessionExpired: Story = {
  args: { notice: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your session has expired/)).toHaveTextContent(
      'Your session has expired and you have been logged out. Please login again.',
    )
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'Producer#2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('Producer#2026')
  },
}

export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    failure: rejected(
      'Your account was locked after five attempts. To protect the clients whose data it opens, it stays locked until an agency manager or the help desk has spoken with you.',
    ),
  },
}

export const Narrow: Story = { tags: ['!autodocs'], ...phone }
