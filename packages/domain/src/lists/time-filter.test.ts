import { describe, expect, test, vi } from 'vitest'
import { caseTimeFilters } from '../cases/case-filters.ts'
import { contractTypes } from '../cases/contract-types.ts'
import { localDay } from '../formatting/dates.ts'
import { daysOfTimeFilter, firstLocalDay, passesLocalDay } from './time-filter.ts'
import type { TimeFilter } from './time-filter.ts'

/** One moment in three places: in Los Angeles it is still the 8th, in Auckland it is already the 9th. */
const moment = new Date('2026-03-09T05:30:00Z')

describe.each([
  ['America/Los_Angeles', '2026-03-08', '2026-03-05'],
  ['UTC', '2026-03-09', '2026-03-06'],
  ['Pacific/Auckland', '2026-03-09', '2026-03-06'],
])('the time filter in %s', (zone, today, threeDaysAgo) => {
  test.each<[TimeFilter, string | null]>([
    ['today', today],
    ['past-3', threeDaysAgo],
    ['all', null],
  ])('%s starts at local midnight of %s', (filter, first) => {
    vi.stubEnv('TZ', zone)
    expect(firstLocalDay(filter, moment)).toBe(first)
  })
})

test('days of a clock change are counted by the calendar', () => {
  vi.stubEnv('TZ', 'America/New_York')
  // 00:30 on the day after the clocks went forward: 24 hours earlier it was 23:30 two calendar days ago.
  expect(firstLocalDay('past-3', new Date('2026-03-09T04:30:00Z'))).toBe('2026-03-06')
  expect(localDay(new Date('2026-03-09T04:30:00Z'))).toBe('2026-03-09')
})

describe('a date passes from the first day on, that day included', () => {
  test.each([
    ['2026-03-06', true],
    ['2026-03-05', false],
    ['2026-04-01', true],
    ['2026-03-06T00:00:00Z', true],
    [null, false],
    ['soon', false],
  ])('%s: %s', (date, passes) => {
    expect(passesLocalDay(date, '2026-03-06')).toBe(passes)
  })

  test('and any date, or none, passes when the filter is open', () => {
    expect(passesLocalDay(null, null)).toBe(true)
  })
})

test('Pending reaches back 90 days, Issued and Not Placed 365', () => {
  const reach = contractTypes.map((type) => caseTimeFilters(type).map(daysOfTimeFilter))
  const short = [null, 0, 3, 7, 14, 30, 60, 90]
  expect(reach).toEqual([short, [...short, 180, 365], [...short, 180, 365]])
})
