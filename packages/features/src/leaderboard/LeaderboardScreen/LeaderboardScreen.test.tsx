import { leaderboardTypes } from '@producer-portal/domain/catalog'
import type { LeaderboardEntry, LeaderboardSelector } from '@producer-portal/domain/leaderboard'
import { LiveRegionProvider } from '@producer-portal/ui'
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

const entry: LeaderboardEntry = {
  id: 'A1',
  rank: 1,
  name: 'Ana Rivera',
  agency: null,
  value: 3,
  share: 1,
  isOwn: false,
}

function page(selector: LeaderboardSelector, entries: readonly LeaderboardEntry[] | 'loading') {
  return (
    <LiveRegionProvider>
      <LeaderboardScreen
        selector={selector}
        onSelectorChange={nothing}
        types={leaderboardTypes}
        type={leaderboardTypes[0] ?? null}
        onTypeChange={nothing}
        entries={entries}
        today={new Date('2026-03-09T20:30:00Z')}
        onRetry={nothing}
      />
    </LiveRegionProvider>
  )
}
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

test('another ranking is read out once it is there, the first one and one that is loaded again are not', () => {
  const { rerender } = render(page('agency', 'loading'))
  rerender(page('agency', [entry]))
  rerender(page('agency', [entry, { ...entry, id: 'A2' }]))
  expect(heard()).toBe('')
  rerender(page('agent', 'loading'))
  expect(heard()).toBe('')
  rerender(page('agent', [entry]))
  expect(heard()).toBe(`${leaderboardTypes[0]?.label} by Agent: 1 place`)
})

test('of equal places on a further page, the own one is the rank that they share', () => {
  const others = Array.from({ length: 30 }, (_, place) => ({
    ...entry,
    id: `A${place}`,
    rank: Math.min(place + 1, 25),
  }))
  render(page('agent', [...others, { ...entry, id: 'own', rank: 25, isOwn: true }]))
  expect(screen.getByRole('note').textContent).toContain('Place 25 of 31')
})

test.each([
  [9, null],
  [10, 'Place 11 of 12'],
])('the own place after %i others is named above the list only where the first page lacks it', (before, text) => {
  const ranking = Array.from({ length: 12 }, (_, place) => ({
    ...entry,
    id: null,
    agency: `Agency ${place}`,
    rank: place + 1,
    isOwn: place === before,
  }))
  render(page('agent', ranking))
  expect(screen.queryByText(/^Place \d+ of 12$/)?.textContent ?? null).toBe(text)
})
