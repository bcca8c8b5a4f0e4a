import { render, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePausableTimeout } from './usePausableTimeout.js'

const onElapse = vi.fn()
function Clock({ ms, isPaused }: { ms: number | null; isPaused: boolean }) {
  usePausableTimeout(onElapse, ms, isPaused)
  return null
}

beforeEach(() => vi.useFakeTimers())

test('the clock stands still while paused and goes on from there', () => {
  const { rerender } = render(<Clock ms={1000} isPaused={false} />)
  vi.advanceTimersByTime(600)
  rerender(<Clock ms={1000} isPaused />)
  vi.advanceTimersByTime(10_000)
  rerender(<Clock ms={1000} isPaused={false} />)
  vi.advanceTimersByTime(399)
  expect(onElapse).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onElapse).toHaveBeenCalledOnce()
})

test.each([
  ['without a time', null, false],
  ['paused from the start', 1000, true],
])('%s it never calls', (_case, ms, isPaused) => {
  render(<Clock ms={ms} isPaused={isPaused} />)
  vi.advanceTimersByTime(600_000)
  expect(onElapse).not.toHaveBeenCalled()
})

test('it does not call after it is gone', () => {
  render(<Clock ms={1000} isPaused={false} />).unmount()
  vi.advanceTimersByTime(2000)
  expect(onElapse).not.toHaveBeenCalled()
})

test('it calls what was given last', () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(({ onEnd }) => usePausableTimeout(onEnd, 1000, false), {
    initialProps: { onEnd: first },
  })
  vi.advanceTimersByTime(600)
  rerender({ onEnd: last })
  vi.advanceTimersByTime(400)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
})

test('several pauses in a row add nothing', () => {
  const { rerender } = render(<Clock ms={1000} isPaused={false} />)
  for (const shown of [300, 500]) {
    vi.advanceTimersByTime(shown)
    rerender(<Clock ms={1000} isPaused />)
    vi.advanceTimersByTime(5000)
    rerender(<Clock ms={1000} isPaused={false} />)
  }
  vi.advanceTimersByTime(199)
  expect(onElapse).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onElapse).toHaveBeenCalledOnce()
})
