import { expect, test } from 'vitest'
import { countValues, mostCommon } from './filter-counts.ts'

test('the most common value is first, ties by name, and blank ones are left out', () => {
  expect(countValues(['Term', 'Loan', ' ', 'Birthday', 'Loan', ''])).toEqual([
    { value: 'Loan', count: 2 },
    { value: 'Birthday', count: 1 },
    { value: 'Term', count: 1 },
  ])
})

test('five are shown and the rest is counted, but the chosen one is shown however rare it is', () => {
  const counts = [7, 6, 5, 4, 3, 2, 1].map((count) => ({ value: `v${count}`, count }))
  expect(mostCommon(counts, 'all')).toEqual({ shown: counts.slice(0, 5), others: 3 })
  expect(mostCommon(counts, 'v1')).toEqual({ shown: [...counts.slice(0, 5), counts[6]], others: 2 })
})
