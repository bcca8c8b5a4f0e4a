import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useToday, useUtcToday } from './useToday.js'

beforeEach(() => {
  vi.useFakeTimers()
})

const at = (moment: string) => vi.setSystemTime(new Date(moment))

function lookAgain(): void {
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
}

test.each([
  ['America/Los_Angeles', 8, '2026-03-09'],
  ['UTC', 9, '2026-03-09'],
  ['Pacific/Auckland', 9, '2026-03-09'],
])('in %s the local day is the %ith, and the day of UTC %s', (zone, day, utcDay) => {
  vi.stubEnv('TZ', zone)
  at('2026-03-09T05:30:00Z')
  expect(renderHook(useToday).result.current.getDate()).toBe(day)
  expect(renderHook(useUtcToday).result.current.toISOString().slice(0, 10)).toBe(utcDay)
})

test('the day is the same object until the page is viewed on another day', () => {
  vi.stubEnv('TZ', 'UTC')
  at('2026-03-09T09:00:00Z')
  const { result, rerender } = renderHook(useToday)
  const first = result.current
  at('2026-03-09T23:00:00Z')
  lookAgain()
  rerender()
  expect(result.current).toBe(first)
  at('2026-03-10T01:00:00Z')
  lookAgain()
  expect(result.current.getDate()).toBe(10)
})
