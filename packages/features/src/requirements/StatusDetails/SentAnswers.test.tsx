import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SentAnswers } from './SentAnswers.js'

test.each([
  ['America/Los_Angeles', '03/08/2026'],
  ['UTC', '03/09/2026'],
  ['Pacific/Auckland', '03/09/2026'],
])('in %s an answer is dated %s, by the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  const answer = {
    id: '1',
    sentAt: '2026-03-09T05:30:00Z',
    sentBy: 'Elena Rivera',
    receivedAt: null,
    comment: 'Done',
    files: [],
  }
  render(<SentAnswers answers={[answer]} onRetry={undefined} />)
  expect(screen.getByRole('listitem').textContent).toContain(date)
})

test('says when the home office received it, and nothing before that', () => {
  vi.stubEnv('TZ', 'UTC')
  const answer = { id: '1', sentAt: '2026-03-09T05:30:00Z', sentBy: 'Elena Rivera', comment: 'Done', files: [] }
  const { rerender } = render(<SentAnswers answers={[{ ...answer, receivedAt: null }]} onRetry={undefined} />)
  expect(screen.getByRole('listitem').textContent).not.toContain('Received')
  rerender(<SentAnswers answers={[{ ...answer, receivedAt: '2026-03-09T06:10:00Z' }]} onRetry={undefined} />)
  expect(screen.getByRole('listitem').textContent).toContain('Received by the home office on 03/09/2026, 6:10 AM')
})
