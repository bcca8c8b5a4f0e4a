import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from './useAnnounce.js'
import { useAnnounceAfterPause } from './useAnnounceAfterPause.js'

const announce = vi.fn()
interface Said {
  text: string | null
  about?: string
}
function Speaker({ text, about }: Said) {
  useAnnounceAfterPause(text, about)
  return null
}
const demo = (text: Said['text'], about?: string) => (
  <AnnounceContext.Provider value={announce}>
    <Speaker text={text} about={about} />
  </AnnounceContext.Provider>
)

beforeEach(() => vi.useFakeTimers())

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

test('the same text is read out once more when what it is about has changed', () => {
  const { rerender } = render(demo('12 cases', ''))
  rerender(demo('12 cases', 'Agent: Elena Rivera'))
  vi.advanceTimersByTime(2000)
  rerender(demo('12 cases', 'Agent: Elena Rivera'))
  vi.advanceTimersByTime(2000)
  expect(announce.mock.calls).toEqual([['12 cases']])
})
