import { render } from '@testing-library/react'
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
