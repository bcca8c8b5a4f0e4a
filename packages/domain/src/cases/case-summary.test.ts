import { expect, test } from 'vitest'
import { countByAge, countByStatus } from './case-summary.ts'

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

test('each case is in one age class; a case without an age is in none', () => {
  const cases = [0, 7, 8, 30, 31, 60, 61, 90, 91, 400, null].map((daysSinceProcDate) => ({ daysSinceProcDate }))
  expect(countByAge(cases).map(({ value, count }) => [value, count])).toEqual([
    ['0-7', 2],
    ['8-30', 2],
    ['31-60', 2],
    ['61-90', 2],
    ['over-90', 2],
  ])
})
