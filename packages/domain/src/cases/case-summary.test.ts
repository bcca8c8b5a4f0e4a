import { expect, test } from 'vitest'
import { countByStatus, countByTime } from './case-summary.ts'

test('statuses are counted, the most common first and equal ones by name', () => {
  const cases = ['Approved', 'Pending', 'Pending', 'Declined', null, ' ', 'Pending'].map((caseStatus) => ({
    caseStatus,
  }))
  expect(countByStatus(cases)).toEqual([
    { value: 'Pending', count: 3 },
    { value: 'Approved', count: 1 },
    { value: 'Declined', count: 1 },
  ])
})

test('no cases have no statuses', () => {
  expect(countByStatus([])).toEqual([])
})

test('each time range includes the shorter ones and its own first day; a case without a date is in none', () => {
  const now = new Date(2026, 5, 30, 9)
  const cases = ['2026-06-30', '2026-06-23', '2026-06-22', '2026-05-31', '2026-04-01', '2026-03-31', null].map(
    (procDate) => ({ procDate }),
  )
  expect(countByTime(cases, now)).toEqual([
    { value: 'past-7', count: 2 },
    { value: 'past-30', count: 4 },
    { value: 'past-60', count: 4 },
    { value: 'past-90', count: 5 },
  ])
})
