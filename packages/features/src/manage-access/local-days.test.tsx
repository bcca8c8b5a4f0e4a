import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { conflict } from '../testing/results.js'
import { PastReviews } from './AccessReviewScreen/PastReviews.js'
import { EditAccessBanner } from './EditAccessScreen/EditAccessBanner.js'

const moment = '2026-03-09T20:30:00Z'
const zones = [
  ['America/Los_Angeles', '03/09/2026'],
  ['UTC', '03/09/2026'],
  ['Pacific/Auckland', '03/10/2026'],
] as const

test.each(zones)('in %s a review is dated %s, by the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  render(<PastReviews reviews={[{ reviewedAt: moment, reviewedBy: null, confirmed: 3, removed: 1 }]} />)
  expect(screen.getByRole('listitem').textContent).toContain(date)
})

test.each(zones)('in %s the changes of someone else are dated %s, by the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  const outcome = { action: 'save', of: 'agency', result: conflict('Ada Okafor', moment) } as const
  render(<EditAccessBanner outcome={outcome} onClose={() => undefined} />)
  expect(screen.getByText(/^Ada Okafor saved changes on/).textContent).toContain(date)
})
