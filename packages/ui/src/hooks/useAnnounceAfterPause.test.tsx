import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from './useAnnounce.js'
import { useAnnounceAfterPause } from './useAnnounceAfterPause.js'

const announce = vi.fn()
function Speaker({ text }: { text: string | null }) {
  useAnnounceAfterPause(text)
  return null
}
const demo = (text: string | null) => (
  <AnnounceContext.Provider value={announce}>
    <Speaker text={text} />
  </AnnounceContext.Provider>
)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  announce.mockReset()
})

test('what was there at first is not read out', () => {
  render(demo('20 left'))
  vi.advanceTimersByTime(5000)
  expect(announce).not.toHaveBeenCalled()
})

test('only the last of several quick changes is read out', () => {
  const { rerender } = render(demo(null))
  for (const text of ['3 left', '2 left', '1 left']) {
    rerender(demo(text))
    vi.advanceTimersByTime(300)
  }
  vi.advanceTimersByTime(1000)
  expect(announce.mock.calls).toEqual([['1 left']])
})

test('a text that comes back is not read out again, and nothing is silent', () => {
  const { rerender } = render(demo('2 left'))
  rerender(demo('1 left'))
  rerender(demo('2 left'))
  vi.advanceTimersByTime(2000)
  rerender(demo(null))
  vi.advanceTimersByTime(2000)
  expect(announce).not.toHaveBeenCalled()
})
