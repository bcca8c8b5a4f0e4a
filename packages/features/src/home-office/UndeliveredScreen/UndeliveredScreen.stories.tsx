import type { OutgoingMessage } from '@producer-portal/domain/home-office'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { UndeliveredScreen } from './UndeliveredScreen.js'

const refused: OutgoingMessage = {
  id: 12,
  kind: 'email',
  userId: 'lin',
  sentTo: 'lin@agency.example',
  subject: 'Your email address was changed',
  state: 'failed',
  reason: "Can't send mail - all recipients were rejected: 550 No such mailbox",
  tries: 1,
  since: '2026-03-16T14:31:00.000Z',
  isExpired: false,
}
const messages: readonly OutgoingMessage[] = [
  refused,
  {
    ...refused,
    id: 11,
    kind: 'sms',
    sentTo: '312-555-0142',
    subject: 'Illustration ready',
    state: 'waiting',
    tries: 4,
  },
  { ...refused, id: 9, kind: 'voice', sentTo: '312-555-0199', subject: 'Your passcode', isExpired: true, reason: null },
]

const meta = {
  title: 'Features/HomeOffice/UndeliveredScreen',
  component: UndeliveredScreen,
  args: { undelivered: { total: 3, messages }, onSend: fn(), onRetry: fn() },
} satisfies Meta<typeof UndeliveredScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('region', { name: 'Undelivered messages' })
    const [first, second, third] = within(region).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Not delivered.*Email to lin@agency\.example \(lin\).*550 No such mailbox/)
    await expect(second).toHaveTextContent(/Trying again.*tried 4 times/)
    await expect(third).toHaveTextContent('Its code or link has expired.')
    await expect(third?.querySelector('button')).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Retry Your email address was changed to lin@agency.example' }),
    )
    await expect(args.onSend).toHaveBeenLastCalledWith([12])
    await expect(canvas.getByRole('region', { name: 'Undelivered messages' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }))
    await expect(args.onSend).toHaveBeenLastCalledWith([12, 11])
  },
}

export const Sending: Story = {
  args: { pending: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /email address was changed|Sending/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { undelivered: { total: 0, messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every message was delivered.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { args: { undelivered: 'loading' } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { undelivered: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    undelivered: {
      total: 4211,
      messages: Array.from({ length: 12 }, (_, index) => ({
        ...refused,
        id: index + 1,
        userId: 'a-user-id-of-sixty-letters-without-any-place-where-it-could-break',
        sentTo: 'featherstonehaugh-cholmondeley-of-the-northeast@agency-with-a-long-name.example',
        subject: 'Documents for Featherstonehaugh-Cholmondeley: a status of a requirement has changed',
        reason: `Connection to mail.example refused: ${'0123456789abcdef'.repeat(12)}`,
      })),
    },
  },
}
