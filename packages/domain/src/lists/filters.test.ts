import { expect, test } from 'vitest'
import { parseFilters } from './filters.ts'

const rules = {
  defaultFilters: { name: '', agent: 'all', status: 'all', time: 'all' },
  filterValues: { time: ['all', 'today', 'past-7'] },
}

test.each([
  [{ name: 'Byron' }, { name: 'Byron' }],
  [
    { name: '', agent: 'AG1001' },
    { name: '', agent: 'AG1001' },
  ],
  [{ time: 'past-7' }, { time: 'past-7' }],
  [{ time: 'past-365' }, {}],
  [{ color: 'red', constructor: 'no' }, {}],
  [{ status: undefined }, {}],
])('the texts %o change the filters %o', (texts, expected) => {
  expect(parseFilters(rules, texts)).toEqual(expected)
})
