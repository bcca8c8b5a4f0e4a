import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Announce } from '../../hooks/announcer.js'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { LiveRegionProvider } from './LiveRegionProvider.js'

const grabbed: { announce?: Announce } = {}
function Grab() {
  const announce = useAnnounce()
  useEffect(() => void Object.assign(grabbed, { announce }), [announce])
  return null
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  document.querySelectorAll('[data-pp-announcer]').forEach((region) => region.remove())
})

test.each(['polite', 'assertive'] as const)(
  'a %s message goes to its own region, and soon stands only where the page shows it',
  (politeness) => {
    render(
      <LiveRegionProvider>
        <Grab />
      </LiveRegionProvider>,
    )
    act(() => grabbed.announce?.('Sorted by Request Date', politeness))
    const message = screen.getByText('Sorted by Request Date')
    expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe(politeness)
    act(() => void vi.advanceTimersByTime(3000))
    expect(screen.queryByText('Sorted by Request Date')).toBeNull()
  },
)

test('works without a provider, with one region for the whole document', () => {
  render(<Grab />)
  grabbed.announce?.('Page 2 of 24')
  grabbed.announce?.('Page 2 of 24')
  expect(screen.getAllByText('Page 2 of 24')).toHaveLength(2)
  expect(document.querySelectorAll('[data-pp-announcer]')).toHaveLength(1)
})

test('without a provider, too, what interrupts has a region of its own', () => {
  render(<Grab />)
  grabbed.announce?.('Page 2 of 24')
  grabbed.announce?.('The connection is lost', 'assertive')
  const regions = [...document.querySelectorAll('[data-pp-announcer]')]
  expect(regions.map((region) => [region.getAttribute('aria-live'), region.textContent])).toEqual([
    ['polite', 'Page 2 of 24'],
    ['assertive', 'The connection is lost'],
  ])
})

test.each([
  ['with a provider', <LiveRegionProvider key="with">page</LiveRegionProvider>],
  ['without one', <Grab key="without" />],
])('%s, its regions are marked as those that a dialog leaves within reach', (_, page) => {
  render(page)
  grabbed.announce?.('Page 2 of 24')
  const regions = [...document.querySelectorAll('[aria-live]')]
  expect(regions).not.toHaveLength(0)
  expect(regions.every((region) => region.hasAttribute('data-pp-live-region'))).toBe(true)
})
