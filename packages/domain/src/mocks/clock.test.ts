import { expect, test, vi } from 'vitest'
import { localCalendar, readClock, utcCalendar } from './clock.ts'

const moment = new Date('2026-03-09T05:30:00Z')

test('a clock is a moment or tells one', () => {
  expect(readClock(moment)).toBe(moment)
  expect(readClock(() => moment)).toBe(moment)
})

test.each([
  ['America/Los_Angeles', '2026-03-08'],
  ['UTC', '2026-03-09'],
  ['Pacific/Auckland', '2026-03-09'],
])('in %s the local today is %s, and the UTC today the 9th', (zone, today) => {
  vi.stubEnv('TZ', zone)
  expect(localCalendar(moment).ago(0)).toBe(today)
  expect(utcCalendar(moment).ago(0)).toBe('2026-03-09')
})

test('days are counted back, and ahead when negative', () => {
  expect([9, 0, -23].map(utcCalendar(moment).ago)).toEqual(['2026-02-28', '2026-03-09', '2026-04-01'])
})
