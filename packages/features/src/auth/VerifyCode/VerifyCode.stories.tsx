import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { notSent, tooMany, wrongCode } from '../../testing/results.js'
import { VerifyCode } from './VerifyCode.js'

const meta = {
  title: 'Features/Auth/VerifyCode',
  component: VerifyCode,
  args: {
    method: 'sms',
    contact: '******0112',
    otherWayHref: '/verify',
    infoHref: '/verify/info',
    onCodeSubmit: fn(),
    onCodeResend: fn(),
    onCancel: fn(),
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof VerifyCode>
export default meta
type Story = StoryObj<typeof meta>

/** Phones can autofill the code; a pasted one loses its spaces. It's verified only on submit. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('One-time passcode')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.getByText(/mobile phone ending in 0112/)).toBeVisible()
    await userEvent.click(field)
    await userEvent.paste('204 917')
    await expect(args.onCodeSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCodeSubmit).toHaveBeenCalledWith({ code: '204917', remembersDevice: false })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember this device for the next 30 days' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(args.onCodeSubmit).toHaveBeenLastCalledWith({ code: '204917', remembersDevice: true })
  },
}

export const ByEmail: Story = {
  args: { method: 'email', contact: 'm***@example.com', otherWayHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We sent a one-time passcode to m***@example.com.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Get the code another way' })).toBeNull()
  },
}

export const ByCallHome: Story = {
  args: { method: 'voice-home', contact: '******0199', otherWayHref: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call me again' }))
    await expect(args.onCodeResend).toHaveBeenCalledOnce()
  },
}

export const NothingTyped: Story = {
  name: 'Empty: nothing typed',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('One-time passcode')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter the code we sent you.')
    await userEvent.type(field, '2049{Enter}')
    await expect(field).toHaveAccessibleDescription('Codes are at least 6 characters and include a number.')
    await expect(args.onCodeSubmit).not.toHaveBeenCalled()
  },
}

export const Verifying: Story = {
  name: 'Loading: the code is checked',
  args: { state: 'verifying' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('One-time passcode'), '204917{Enter}')
    await expect(args.onCodeSubmit).not.toHaveBeenCalled()
  },
}

export const SendingAnother: Story = {
  name: 'Loading: another code is on its way',
  args: { state: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }))
    await expect(args.onCodeResend).not.toHaveBeenCalled()
  },
}

/** No other code for a while: the button keeps the focus and says why. */
export const TooEarly: Story = {
  name: 'Another code in a few seconds',
  args: { resendWait: 30 },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Send another code' })
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(resend).toHaveAccessibleDescription('You can ask again 30 seconds after the last code.')
    await expect(canvas.getByText(/^in \d+ s$/)).toBeVisible()
    await userEvent.click(resend)
    await expect(args.onCodeResend).not.toHaveBeenCalled()
    await expect(resend).toHaveFocus()
  },
}

export const Resent: Story = {
  args: { resentCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Code resent to phone')
  },
}

export const ResentByEmail: Story = {
  args: { method: 'email', contact: 'm***@example.com', resentCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We sent a new code to your email address.')
  },
}

/** The field gets the focus again. */
export const WrongCode: Story = {
  tags: ['!autodocs'],
  name: 'Error: wrong code',
  args: { failure: wrongCode },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('One-time passcode')
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription()
    await userEvent.type(field, '2')
    await expect(field).toBeValid()
  },
}

export const NotSent: Story = {
  tags: ['!autodocs'],
  name: 'Error: no other code sent',
  args: { failure: notSent, resendWait: 30 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send MFA Code')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }))
    await expect(args.onCodeResend).toHaveBeenCalledOnce()
  },
}

export const TooManyCodes: Story = {
  tags: ['!autodocs'],
  name: 'Error: too many codes, and when the next one is sent',
  args: {
    failure: { step: 'send', failure: tooMany('Too many attempts. Try again in 10 minutes.', Date.now() + 600_000) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Time left: \d+:\d\d$/)
  },
}

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    method: 'email',
    contact: 'm***@producers.northeastern-regional-brokerage-and-estate-planning.example.com',
    failure: {
      step: 'send',
      failure: tooMany(
        'Too many codes were sent. To protect the clients whose data your account opens, no more are sent for this sign-in. Sign in again to get a new one.',
      ),
    },
  },
}

export const Narrow: Story = { ...phone }
