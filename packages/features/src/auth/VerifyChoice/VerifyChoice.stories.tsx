import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { notSent, tooMany } from '../../testing/results.js'
import { VerifyChoice } from './VerifyChoice.js'

const contacts = { email: 'm***@example.com', mobilePhone: '******0112', homePhone: '******0199' }

const meta = {
  title: 'Features/Auth/VerifyChoice',
  component: VerifyChoice,
  args: {
    step: 'method',
    contacts,
    infoHref: '/verify/info',
    onChoiceSubmit: fn(),
    onReload: fn(),
    onCancel: fn(),
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof VerifyChoice>
export default meta
type Story = StoryObj<typeof meta>

/** Email and phone are on file: choose. The first one is chosen already. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Email' })).toHaveAccessibleDescription('m***@example.com')
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onChoiceSubmit).toHaveBeenCalledWith('phone')
    await expect(canvas.getByRole('link', { name: 'Why do I need a code?' })).toHaveAttribute('href', '/verify/info')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WhichPhone: Story = {
  args: { step: 'phone' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose a phone' })).toBeVisible()
    const home = canvas.getByRole('radio', { name: 'Home phone' })
    await expect(home).toHaveAccessibleDescription('ending in 0199')
    await userEvent.click(home)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onChoiceSubmit).toHaveBeenCalledWith('homePhone')
  },
}

export const TextOrCall: Story = {
  args: { step: 'mobile' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/mobile phone ending in 0112/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone call' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onChoiceSubmit).toHaveBeenCalledWith('voice')
  },
}

/** A single option: nothing to choose, but the call still waits for confirmation. */
export const CallHome: Story = {
  args: { step: 'home', contacts: { email: null, mobilePhone: null, homePhone: '******0199' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Call me' }))
    await expect(args.onChoiceSubmit).toHaveBeenCalledWith('voice-home')
  },
}

export const Loading: Story = {
  args: { state: 'loading', contacts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your contact information').closest('[role=status]')).not.toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const Sending: Story = {
  name: 'Loading: the code is on its way',
  args: { step: 'mobile', state: 'sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onChoiceSubmit).not.toHaveBeenCalled()
  },
}

export const ContactsFailed: Story = {
  tags: ['!autodocs'],
  name: 'Error: contacts not loaded',
  args: { state: 'error', contacts: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** The failure has the focus, and the answer is still there. */
export const NotSent: Story = {
  tags: ['!autodocs'],
  name: 'Error: no code sent',
  args: { step: 'mobile', failure: notSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send MFA Code')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  tags: ['!autodocs'],
  args: {
    contacts: {
      ...contacts,
      email: 'm***@producers.northeastern-regional-brokerage-and-estate-planning.example.com',
    },
    failure: {
      step: 'send',
      failure: tooMany(
        'Too many sign-in attempts. To protect the clients whose data your account opens, no more codes are sent for 15 minutes. Then sign in again.',
      ),
    },
  },
}

export const Narrow: Story = { ...phone }
