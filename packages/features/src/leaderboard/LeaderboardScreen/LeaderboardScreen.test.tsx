import { leaderboardTypes } from '@producer-portal/domain/catalog'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LeaderboardScreen } from './LeaderboardScreen.js'

const nothing = () => undefined

test.each([
  ['America/Los_Angeles', '2026-03-10T02:30:00Z', '03/09/2026'],
  ['Pacific/Auckland', '2026-03-09T20:30:00Z', '03/10/2026'],
])('in %s the ranking of %s is that of %s, the local day', (zone, now, date) => {
  vi.stubEnv('TZ', zone)
  render(
    <LeaderboardScreen
      selector="agency"
      onSelectorChange={nothing}
      types={leaderboardTypes}
      type={leaderboardTypes[0] ?? null}
      onTypeChange={nothing}
      entries={[]}
      today={new Date(now)}
      onRetry={nothing}
    />,
  )
  expect(screen.getByText(/as of/).textContent).toContain(date)
})
