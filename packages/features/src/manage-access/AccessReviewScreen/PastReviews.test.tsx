import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PastReviews } from './PastReviews.js'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test.each([
  ['America/Los_Angeles', '03/09/2026'],
  ['UTC', '03/09/2026'],
  ['Pacific/Auckland', '03/10/2026'],
])('in %s a review is dated %s, by the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  render(<PastReviews reviews={[{ reviewedAt: '2026-03-09T20:30:00Z', reviewedBy: null, confirmed: 3, removed: 1 }]} />)
  expect(screen.getByRole('listitem').textContent).toContain(date)
})
