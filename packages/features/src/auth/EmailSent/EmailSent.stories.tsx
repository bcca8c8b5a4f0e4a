import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { tooMany } from '../../testing/results.js'
import { EmailSent, UserIdSent } from './EmailSent.js'

const meta = {
  title: 'Features/Auth/EmailSent',
  component: EmailSent,
  subcomponents: { UserIdSent },
  args: { userId: 'rivera', againHref: '/sign-in-help', signInHref: '/login', onLinkResend: fn() },
  decorators: [inSignInColumn],
} satisfies Meta<typeof EmailSent>
export default meta
type Story = StoryObj<typeof meta>

/** Says the same whether there is such an account or not. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^If an account has the user ID rivera/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend the link' }))
    await expect(args.onLinkResend).toHaveBeenCalledOnce()
  },
}

export const Resent: Story = {
  args: { state: 'resent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The reset password link has been resent to your email.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resend the link' })).toBeEnabled()
  },
}

export const Sending: Story = {
  name: 'Loading: resending',
  args: { state: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend the link' }))
    await expect(args.onLinkResend).not.toHaveBeenCalled()
  },
}

export const NobodyKnown: Story = {
  name: 'Empty: no user ID known',
  args: { userId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Use a different user ID' })).toHaveAttribute('href', '/sign-in-help')
  },
}

/** The failure takes the place of the good news. */
export const TooOften: Story = {
  name: 'Error: asked too often',
  tags: ['!autodocs'],
  args: { state: 'resent', failure: tooMany('Too many attempts. Try again in 15 minutes.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.queryByText(/has been resent/)).toBeNull()
  },
}

/** After a user ID was asked for. */
export const UserIdOnItsWay: Story = {
  render: () => <UserIdSent againHref="/signInHelp/verifyAccount" signInHref="/login" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If an account uses that email address/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Use a different email address' })).toBeVisible()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: { userId: 'elena.rivera-delacroix+northern-lights-agency-of-greater-chicago@advisors.example.com' },
}

export const Narrow: Story = { ...phone }
