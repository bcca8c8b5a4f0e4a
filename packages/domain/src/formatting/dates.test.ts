import { describe, expect, test, vi } from 'vitest'
import { dayNumber, formatDate, toIsoDay, toLocalDay, parseDisplayDate } from './dates.ts'
import { defaultFormatLocale } from './locale.ts'

describe('a date reads as MM/DD/YYYY', () => {
  test.each([
    ['2026-03-05', '03/05/2026'],
    ['2024-02-29', '02/29/2024'],
    ['2026-03-05T23:30:00Z', '03/05/2026'],
    ['2026-03-05T00:30:00+09:00', '03/05/2026'],
  ])('%s reads %s', (iso, text) => {
    expect(formatDate(iso, defaultFormatLocale)).toBe(text)
  })

  test.each([[null], [undefined], [''], ['soon'], ['2026-02-30'], ['2026-13-01'], ['20260305'], ['2026-03-051']])(
    '%s is no date and stays blank',
    (iso) => {
      expect(formatDate(iso, defaultFormatLocale)).toBe('')
      expect(toIsoDay(iso)).toBeNull()
    },
  )

  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('the day does not move in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate('2026-03-05', defaultFormatLocale)).toBe('03/05/2026')
    expect(dayNumber('2026-03-05')).toBe(dayNumber('03/05/2026'))
  })
})

describe('the display pattern', () => {
  test.each([
    ['03/05/2026', '2026-03-05'],
    [' 12/31/1999 ', '1999-12-31'],
  ])('%s is %s', (text, iso) => {
    expect(parseDisplayDate(text)).toBe(iso)
  })

  test.each(['13/01/2026', '02/30/2026', '3/5/2026', '03-05-2026', '2026-03-05', ''])('%s is not in it', (text) => {
    expect(parseDisplayDate(text)).toBeNull()
  })
})

test('days are numbered from 1970-01-01', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('1970-01-03')).toBe(2)
  expect(dayNumber('12/31/1969')).toBe(-1)
  expect(dayNumber(null)).toBeNull()
})

test.each([
  [new Date(2026, 9, 2, 23, 30).toISOString(), '2026-10-02'],
  [new Date(2026, 9, 2, 0, 30).toISOString(), '2026-10-02'],
  ['2026-10-02', '2026-10-02'],
  ['soon', null],
  [null, null],
])('the local day of %s is %s', (iso, day) => {
  expect(toLocalDay(iso)).toBe(day)
})

test.each([
  ['2026-10-02T15:00:00Z', '2026-10-02'],
  ['2026-10-02T02:00:00Z', '2026-10-01'],
])('west of Greenwich, %s is in the day %s of the user', (iso, day) => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(toLocalDay(iso)).toBe(day)
})

test('a date without a time stays the day that was written, also west of Greenwich', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(toLocalDay('2026-10-02')).toBe('2026-10-02')
  expect(formatDate('2026-10-02', defaultFormatLocale)).toBe('10/02/2026')
})

test.each([
  ['fr-CA', '2026-03-16'],
  ['fr-FR', '16/03/2026'],
  ['de-CH', '16.03.2026'],
  ['es-US', '16/03/2026'],
  ['th-TH', '16/03/2569'],
  ['th-TH-u-ca-gregory', '16/03/2026'],
  ['ar-EG', '١٦/٠٣/٢٠٢٦'],
])('in %s the same day reads %s', (tag, text) => {
  // Some blanks and marks of direction have no letter
  expect(formatDate('2026-03-16', { tag, currency: 'USD' }).replaceAll(/\u200f/gu, '')).toBe(text)
})
