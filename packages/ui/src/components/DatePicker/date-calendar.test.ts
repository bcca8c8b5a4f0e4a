import { describe, expect, test, vi } from 'vitest'
import { getCalendar } from './date-calendar.js'
import { getKnownFirstWeekday } from './first-weekday.js'

const calendarOf = (tag: string) => getCalendar({ tag, currency: 'USD' })

describe('what is typed in', () => {
  vi.setSystemTime(new Date(2026, 10, 27))

  test.each([
    ['en-US', '03/04/2027', '2027-03-04'],
    ['en-US', '3/4/2027', '2027-03-04'],
    ['en-US', '3.4.27', '2027-03-04'],
    ['en-US', '03042027', '2027-03-04'],
    ['en-US', '030427', '2027-03-04'],
    ['en-US', ' 2027-03-04 ', '2027-03-04'],
    ['en-US', '2027/3/4', '2027-03-04'],
    ['fr-CA', '2027-03-04', '2027-03-04'],
    ['fr-CA', '27-3-4', '2027-03-04'],
    ['fr-CA', '20270304', '2027-03-04'],
    ['es-US', '4/3/2027', '2027-03-04'],
    ['de-DE', '4.3.2027', '2027-03-04'],
    ['ar-EG', '٤/٣/٢٠٢٧', '2027-03-04'],
    ['fa-IR', '۱۴۰۵/۰۹/۰۶', '2026-11-27'],
    ['th-TH', '27/11/2569', '2026-11-27'],
    ['th-TH', '2026-11-27', '2026-11-27'],
    ['ja-JP-u-ca-japanese', '2026/11/27', '2026-11-27'],
    ['en-US', '2/29/2028', '2028-02-29'],
  ])('%s as %s is %s', (tag, text, day) => {
    expect(calendarOf(tag).read(text)).toBe(day)
  })

  test.each([
    ['en-US', ''],
    ['en-US', 'tomorrow'],
    ['en-US', '13/04/2027'],
    ['en-US', '2/29/2027'],
    ['en-US', '2027-02-29'],
    ['en-US', '3/4'],
    ['en-US', '3/4/027'],
    ['en-US', '3/4/20270'],
    ['en-US', '3/2027/4'],
    ['en-US', '0304207'],
    ['fr-CA', '04/03/2027'],
  ])('%s as %j is no date', (tag, text) => {
    expect(calendarOf(tag).read(text)).toBeNull()
  })

  test.each([
    ['46', {}, '2046-03-04'],
    ['47', {}, '1947-03-04'],
    ['27', { max: '2026-11-27' }, '1927-03-04'],
    ['30', { min: '2026-11-27' }, '2030-03-04'],
    ['50', { min: '2026-11-27' }, '1950-03-04'],
  ])('a year of two digits, %s within %j, makes %s', (year, limits, day) => {
    expect(calendarOf('en-US').read(`3/4/${year}`, limits)).toBe(day)
  })
})

test.each([
  ['en-US', '03/04/2027'],
  ['fr-CA', '2027-03-04'],
  ['en-GB', '04/03/2027'],
  ['fa-IR', '۱۴۰۵/۱۲/۱۳'],
])('%s writes %s, and reads what it writes', (tag, text) => {
  const calendar = calendarOf(tag)
  expect(calendar.write('2027-03-04')).toBe(text)
  expect(calendar.read(text)).toBe('2027-03-04')
})

test.each([
  ['en-US', '2027-01-31', 1, '2027-02-28'],
  ['en-US', '2027-03-31', -1, '2027-02-28'],
  ['en-US', '2028-02-29', 12, '2029-02-28'],
  ['en-US', '2027-12-15', 1, '2028-01-15'],
  // 1 Azar of 1405 and 1 Dey
  ['fa-IR', '2026-11-22', 1, '2026-12-22'],
])('in %s, %s and %i months later is %s', (tag, day, months, later) => {
  expect(calendarOf(tag).addMonths(day, months)).toBe(later)
})

test.each([
  ['en-US', 'Sun', '2026-11-01', 5],
  ['en-US', 'Sun', '2027-02-01', 5],
  ['fr-CA', 'dim.', '2026-11-01', 5],
  ['de-DE', 'Mo', '2027-02-01', 4],
  ['ar-EG', 'س', '2026-10-31', 6],
])('a month of %s begins in the column of %s, with %s', (tag, short, day, weeks) => {
  const calendar = calendarOf(tag)
  const month = calendar.getWeeks(day)
  expect(calendar.weekdays[0]?.short).toBe(short)
  expect(month).toHaveLength(weeks)
  expect(month.flat().filter(Boolean)).toContain(day)
  expect(calendar.getWeek(day)[0] <= day).toBe(true)
})

test.each([
  ['US', 0],
  ['DE', 1],
  ['EG', 6],
])('in a browser that does not tell, weeks of %s begin on %i', (region, weekday) => {
  expect(getKnownFirstWeekday(region)).toBe(weekday)
})
