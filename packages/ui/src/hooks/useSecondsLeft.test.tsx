import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './useSecondsLeft.js'

beforeEach(() => vi.useFakeTimers())

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

test('it counts down to 0 and stays there', () => {
  const { result } = renderHook(() => useSecondsLeft(3, 0))
  expect(result.current).toBe(3)
  pass(1000)
  expect(result.current).toBe(2)
  pass(10_000)
  expect(result.current).toBe(0)
})

test('it starts again when asked to, also after it was over', () => {
  const { result, rerender } = renderHook(({ restart }) => useSecondsLeft(3, restart), { initialProps: { restart: 0 } })
  pass(5000)
  rerender({ restart: 1 })
  expect(result.current).toBe(3)
  pass(1000)
  expect(result.current).toBe(2)
})

test('it starts again with another wait', () => {
  const { result, rerender } = renderHook(({ wait }) => useSecondsLeft(wait, 0), { initialProps: { wait: 3 } })
  pass(1000)
  rerender({ wait: 9 })
  expect(result.current).toBe(9)
  rerender({ wait: 9 })
  pass(1000)
  expect(result.current).toBe(8)
})
