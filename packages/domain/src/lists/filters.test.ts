import { expect, test } from 'vitest'
import { countFilters, parseFilters, textOptions } from './filters.ts'

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

test('choices are in the order of their labels: numbers as numbers, letters without regard to their case', () => {
  const labels = ['Agency 10', 'b', 'Agency 9', 'B2', 'á', 'a', '  ']
  expect(textOptions([...labels, null]).map(({ label }) => label)).toEqual([
    'a',
    'á',
    'Agency 9',
    'Agency 10',
    'b',
    'B2',
  ])
})

test.each([
  [{ name: ' ', agent: 'all' }, 0],
  [{ name: 'Ada', agent: 'all', time: 'today' }, 2],
])('the filters %o are %i that are set', (filters, count) => {
  expect(countFilters(filters)).toBe(count)
})
