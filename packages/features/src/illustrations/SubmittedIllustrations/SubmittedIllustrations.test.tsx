import { mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SubmittedIllustrations } from './SubmittedIllustrations.js'

const nothing = () => undefined
const requests = mockSubmittedIllustrations(new Date('2026-03-09T20:30:00Z')).slice(0, 1)

test.each([
  ['America/Los_Angeles', '03/09/2026', '03/10/2026'],
  ['UTC', '03/09/2026', '03/10/2026'],
  ['Pacific/Auckland', '03/10/2026', '03/11/2026'],
])('in %s an illustration requested on %s is expected by %s, each the local day', (zone, requested, expected) => {
  vi.stubEnv('TZ', zone)
  render(<SubmittedIllustrations requests={requests} onRetry={nothing} downloads={{}} onDownload={nothing} />)
  expect(screen.getByText(/^IR-100047, requested/).textContent).toContain(requested)
  expect(screen.getByText(/normally ready by/).textContent).toContain(expected)
})

test.each([
  [5, 0],
  [6, 1],
])('of %i requests five are shown at first, with %i way to all of them', (count, ways) => {
  const many = Array.from({ length: count }, (_, place) => `IR-${place}`).flatMap((requestNo) =>
    requests.map((request) => ({ ...request, requestNo })),
  )
  render(<SubmittedIllustrations requests={many} onRetry={nothing} downloads={{}} onDownload={nothing} />)
  expect(within(screen.getByRole('list', { name: 'My requests' })).getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryAllByRole('button', { name: /^Show all/ })).toHaveLength(ways)
})
