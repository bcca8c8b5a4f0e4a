import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { rejected, tooMany } from '../../testing/results.js'
import { SignInNotice } from './SignInNotice.js'

const meta = {
  title: 'Features/Auth/SignInNotice',
  component: SignInNotice,
  args: { notice: 'signedOut', helpHref: '/sign-in-help' },
  decorators: [inSignInColumn],
} satisfies Meta<typeof SignInNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("You're signed out.")
  },
}

export const Expired: Story = {
  args: { notice: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session has expired')
  },
}

export const Ended: Story = {
  args: { notice: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session is no longer valid, so we signed you out.')
  },
}

/** A failure replaces the notice and takes the focus. */
export const Rejected: Story = {
  name: 'Error: rejected',
  args: { failure: rejected() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Credentials')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'get help signing in' })).toHaveAttribute('href', '/sign-in-help')
  },
}

export const Limited: Story = {
  name: 'Error: too many attempts',
  args: { failure: tooMany(undefined, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can try again now.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reset your password' })).toBeVisible()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    failure: rejected(
      'The account is closed at the request of its owner. Call the office that set it up to open it again.',
    ),
  },
}
