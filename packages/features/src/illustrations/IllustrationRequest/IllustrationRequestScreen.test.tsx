import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { screenArgs } from './illustration-request.fixture.js'
import { IllustrationRequestScreen } from './IllustrationRequestScreen.js'

test.each([
  ['America/Los_Angeles', '03/09/2026'],
  ['Pacific/Auckland', '03/10/2026'],
])('in %s an earlier request is dated %s, by the local day', (zone, date) => {
  vi.stubEnv('TZ', zone)
  // Late in Los Angeles, where UTC already has the next day
  const requestedAt = zone.startsWith('America') ? '2026-03-10T02:30:00Z' : '2026-03-09T20:30:00Z'
  render(<IllustrationRequestScreen {...screenArgs} openRequest={{ requestNo: 'IR-100048', requestedAt }} />)
  expect(screen.getByText(/^You requested an illustration of this policy on/).textContent).toContain(date)
})
