import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, type within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notSent, refused, wrongCode } from '../../testing/results.js'
import { VerifyMobilePhone } from './VerifyMobilePhone.js'

const meta = {
  title: 'Features/Account/VerifyMobilePhone',
  component: VerifyMobilePhone,
  args: {
    phone: '7735550777',
    codesSent: 1,
    numberHref: '/change-mfa-phone',
    onCodeSubmit: fn(),
    onCodeResend: fn(),
    onStartAgain: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof VerifyMobilePhone>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'One-time passcode' })

/** Phones can autofill the code; a pasted one loses its spaces. It's verified only on submit. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/text message to \(773\) 555-0777/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Code sent to phone')
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(field(canvas))
    await userEvent.paste('204 917')
    await expect(args.onCodeSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCodeSubmit).toHaveBeenCalledWith('204917')
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }))
    await expect(args.onCodeResend).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Use a different number' })).toHaveAttribute(
      'href',
      '/change-mfa-phone',
    )
  },
}

export const NothingTyped: Story = {
  tags: ['!autodocs'],
  name: 'Empty: nothing typed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(field(canvas)).toHaveFocus()
    await expect(field(canvas)).toHaveAccessibleDescription('Enter the code we sent you.')
    await userEvent.type(field(canvas), '20491{Enter}')
    await expect(field(canvas)).toHaveAccessibleDescription('Codes are at least 6 characters and include a number.')
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), 'abcdef{Enter}')
    await expect(args.onCodeSubmit).not.toHaveBeenCalled()
  },
}

export const Resent: Story = {
  args: { codesSent: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Code resent to phone')
  },
}

/** Another code can be asked for only after a while. */
export const TooEarlyForAnother: Story = {
  args: { resendWait: 30 },
  play: async ({ args, canvas }) => {
    const another = canvas.getByRole('button', { name: 'Send another code' })
    await expect(another).toHaveAccessibleDescription('You can ask again 30 seconds after the last code.')
    await expect(canvas.getByText(/^You can ask for another code in \d+ s$/)).toBeVisible()
    await userEvent.click(another)
    await expect(args.onCodeResend).not.toHaveBeenCalled()
  },
}

export const Verifying: Story = {
  name: 'Loading: the code is checked',
  args: { state: 'verifying' },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), '204917{Enter}')
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

/** Nobody waits for the code after one that was never sent. */
export const NotSent: Story = {
  tags: ['!autodocs'],
  name: 'Error: no other code sent',
  args: { failure: notSent, resendWait: 30 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }))
    await expect(args.onCodeResend).toHaveBeenCalledOnce()
  },
}

/** The box has the focus again, and typing takes the words away. */
export const WrongCode: Story = {
  tags: ['!autodocs'],
  name: 'Error: wrong code',
  args: { failure: wrongCode },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveFocus()
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription('The code you entered is incorrect. Try again.')
    await userEvent.type(field(canvas), '2')
    await expect(field(canvas)).toBeValid()
  },
}

export const CodeExpired: Story = {
  tags: ['!autodocs'],
  name: 'Error: expired code',
  args: { failure: { step: 'check', failure: refused('This code has expired. Ask for another one.') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code has expired. Ask for another one.')
    await expect(canvas.getByRole('button', { name: 'Send another code' })).toBeVisible()
  },
}

/** After too many wrong codes, no more codes are accepted. */
export const Ended: Story = {
  tags: ['!autodocs'],
  name: 'Error: too many wrong codes',
  args: {
    failure: {
      step: 'check',
      failure: {
        kind: 'conflict',
        errors: ['Too many incorrect codes. Enter the phone number again to get a new one.'],
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many incorrect codes.')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the number again' }))
    await expect(args.onStartAgain).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    phone: '+442071838750',
    failure: {
      step: 'check',
      failure: refused(
        'This code has expired. To protect the clients whose data your account opens, a code is valid for ten minutes only, and the one that was sent last is the only one that counts.',
      ),
    },
  },
}

export const Narrow: Story = { ...phone }
