import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { rejected } from '../../testing/results.js'
import { LoginWidget } from './LoginWidget.js'

const meta = {
  title: 'Features/Auth/LoginWidget',
  component: LoginWidget,
  args: {
    forgotPasswordHref: '/sign-in-help',
    questionsHref: '/signInHelp/verifyAccount',
    onSignInStart: fn(),
    onRegisterStart: fn(),
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof LoginWidget>
export default meta
type Story = StoryObj<typeof meta>

/** Register, the box for the device, and the two ways to help. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Remember this device for the next 30 days' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(args.onRegisterStart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Need help signing in?' }))
    await expect(canvas.getByRole('link', { name: 'Forgot ID or have questions?' })).toHaveAttribute(
      'href',
      '/signInHelp/verifyAccount',
    )
  },
}

/** The user name is passed to the provider, so that it's typed only once. */
export const GoesOn: Story = {
  name: 'Goes on with a name and a remembered device',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignInStart).toHaveBeenCalledWith({ username: '', remembersDevice: false })
    await userEvent.type(canvas.getByLabelText('User ID'), ' rivera ')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignInStart).toHaveBeenCalledWith({ username: 'rivera', remembersDevice: true })
  },
}

export const Leaving: Story = { name: 'Loading: on the way to the provider', args: { state: 'leaving' } }
export const Returning: Story = { name: 'Loading: back and being signed in', args: { state: 'returning' } }

export const PasswordChanged: Story = {
  args: { notice: 'passwordChanged' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your password has been successfully changed. Sign in with your new password.'),
    ).toBeVisible()
  },
}

/** The failure has the focus. */
export const Refused: Story = {
  name: 'Error: refused',
  tags: ['!autodocs'],
  args: { failure: rejected('The sign-in was canceled.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The sign-in was canceled.')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    failure: rejected(
      'The identity provider of your broker-dealer did not recognise this account. Ask the help desk of your agency to link it, then sign in again.',
    ),
  },
}

export const Narrow: Story = { ...phone }
