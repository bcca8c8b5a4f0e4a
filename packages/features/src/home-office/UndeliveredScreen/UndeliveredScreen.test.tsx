import type { OutgoingMessage } from '@producer-portal/domain/home-office'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UndeliveredScreen } from './UndeliveredScreen.js'

const nothing = () => undefined
const message = (id: number, isExpired = false): OutgoingMessage => ({
  id,
  kind: 'email',
  userId: 'lin',
  sentTo: 'lin@agency.example',
  subject: 'Illustration ready',
  state: 'failed',
  reason: null,
  tries: 1,
  since: '2026-03-09T20:30:00Z',
  isExpired,
})

test.each([
  ['are not tried again together where one has expired', [message(1), message(2, true)], 0],
  ['are tried again together where both can be', [message(1), message(2)], 1],
])('two messages %s', (_, messages, count) => {
  render(<UndeliveredScreen undelivered={{ total: 2, messages }} onSend={nothing} onRetry={nothing} />)
  expect(screen.queryAllByRole('button', { name: 'Retry all' })).toHaveLength(count)
})

test('a message is dated by the local day, and an unknown reason is said', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  render(<UndeliveredScreen undelivered={{ total: 1, messages: [message(1)] }} onSend={nothing} onRetry={nothing} />)
  const item = within(screen.getByRole('region', { name: 'Undelivered messages' })).getByRole('listitem')
  expect([item.textContent, item.textContent]).toEqual(
    ['Since 03/10/2026', 'Reason: unknown'].map((text) => expect.stringContaining(text)),
  )
})
