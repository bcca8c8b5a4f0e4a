import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { rejected } from '../../testing/results.js'
import { SignInHelp } from './SignInHelp.js'

const meta = {
  title: 'Features/Auth/SignInHelp',
  component: SignInHelp,
  args: {
    hrefs: {
      forgotUserId: '/signInHelp/verifyAccount',
      phone: 'tel:800-555-0142',
      email: 'mailto:producers@meridianmutual.example',
      signIn: '/login',
    },
    onUserIdSubmit: fn(),
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof SignInHelp>
export default meta
type Story = StoryObj<typeof meta>

/** A link for a new password first, then every other way. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('User ID'), ' rivera {Enter}')
    await expect(args.onUserIdSubmit).toHaveBeenCalledWith('rivera')
    await expect(canvas.getByRole('link', { name: 'Forgot your user ID?' })).toHaveAttribute(
      'href',
      '/signInHelp/verifyAccount',
    )
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:800-555-0142')
  },
}

export const NothingTyped: Story = {
  name: 'Empty: nothing typed',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('User ID')
    await userEvent.type(field, '   {Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter your user ID.')
    await expect(args.onUserIdSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, 'r')
    await expect(field).not.toHaveAccessibleDescription()
  },
}

export const Sending: Story = {
  name: 'Loading: sending',
  args: { state: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('User ID'), 'rivera{Enter}')
    await expect(args.onUserIdSubmit).not.toHaveBeenCalled()
  },
}

/** The failure has the focus. */
export const NoConnection: Story = {
  name: 'Error: no connection',
  tags: ['!autodocs'],
  args: { failure: { kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your internet connection and try again.')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    failure: rejected(
      'Links for new passwords are not sent on the weekend on which the accounts of your broker-dealer move to another directory. Please call the help desk of your agency on Monday.',
    ),
  },
}

export const Narrow: Story = { ...phone }
