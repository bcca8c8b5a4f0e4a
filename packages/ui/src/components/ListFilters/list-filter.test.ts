import { expect, test } from 'vitest'
import { getActiveFilters, openValues, type ListFilter } from './list-filter.js'

const states = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Still open' },
]
const filters = (name: string, state: string): readonly ListFilter[] => [
  { id: 'name', label: 'Name', value: name },
  { id: 'state', label: 'State', value: state, options: states },
]

test.each([
  ['', 'all', []],
  ['  ', 'all', []],
  ['Lovelace ', 'all', ['Name: Lovelace']],
  ['', 'open', ['State: Still open']],
  ['Lovelace', 'gone', ['Name: Lovelace', 'State: gone']],
])('"%s" typed and "%s" chosen narrow the list by %o', (name, state, labels) => {
  expect(getActiveFilters(filters(name, state)).map(({ label }) => label)).toEqual(labels)
})

test('a label stands before its value as the language writes it', () => {
  const active = getActiveFilters(filters('Lovelace', 'all'), (label) => `${label} :`)
  expect(active.map(({ label }) => label)).toEqual(['Name : Lovelace'])
})

test('cleared, nothing is typed and the first choice is chosen', () => {
  expect(openValues(filters('Lovelace', 'open'))).toEqual({ name: '', state: 'all' })
})
