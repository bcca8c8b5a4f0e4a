import { expect, test } from 'vitest'
import { defaultCaseFilters } from './case-filters.ts'
import { changedListFilters } from './list-filters.ts'
import { shortTimeFilters } from './time-filter.ts'

test.each([
  [{ name: 'Byron' }, { name: 'Byron' }],
  [
    { name: '', agent: 'AG1001' },
    { name: '', agent: 'AG1001' },
  ],
  [{ time: 'past-7' }, { time: 'past-7' }],
  [{ time: 'past-365' }, {}],
  [{ colour: 'red', constructor: 'no' }, {}],
  [{ status: undefined }, {}],
])('the texts %o change the filters %o', (texts, expected) => {
  expect(changedListFilters(defaultCaseFilters, texts, shortTimeFilters)).toEqual(expected)
})
