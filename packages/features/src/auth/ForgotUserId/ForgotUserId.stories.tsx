import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { rejected } from '../../testing/results.js'
import { ForgotUserId } from './ForgotUserId.js'

const meta = {
  title: 'Features/Auth/ForgotUserId',
  component: ForgotUserId,
  args: {
    helpHref: '/sign-in-help',
    onEmailSubmit: fn(),
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof ForgotUserId>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), ' elena.rivera@example.com {Enter}')
    await expect(args.onEmailSubmit).toHaveBeenCalledWith('elena.rivera@example.com')
  },
}

export const NothingTyped: Story = {
  name: 'Error: nothing typed, or no email address',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me my user ID' }))
    const field = canvas.getByLabelText('Email address')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter your email address.')
    await userEvent.type(field, 'elena.rivera{Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Enter a full email address, such as name@example.com.')
    await expect(field).toHaveValue('elena.rivera')
    await expect(args.onEmailSubmit).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'Error: the service failed',
  tags: ['!autodocs'],
  args: { failure: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent("That didn't work. Try again in a moment.")
  },
}

export const Sending: Story = { name: 'Loading: sending', args: { state: 'sending' } }

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    failure: rejected(
      'User IDs of agencies that joined this month are not known by email yet. Your agency manager can look yours up under Manage Access until the first of next month.',
    ),
  },
}

export const Narrow: Story = { ...phone }
