import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFilteredRows, type FilterRules } from './useFilteredRows.js'

const filter = vi.fn<FilterRules<string, string, readonly string[]>['filter']>((rows, start) =>
  rows.filter((row) => row.startsWith(start)),
)
const rules: FilterRules<string, string, readonly string[]> = {
  optionsOf: (rows) => [...new Set(rows.map((row) => row.charAt(0)))],
  known: (start, options) => (options.includes(start) ? start : ''),
  isNarrowed: (start) => start !== '',
  filter,
}
const now = new Date('2026-03-09T12:00:00Z')
const rows = ['anna', 'bert', 'berta']
const sorted = rows.toReversed()
const useStart = (filters: string) => useFilteredRows(rules, { rows, sorted, filters, now })
const render = (start: string) => renderHook(useStart, { initialProps: start })

test('the rows that pass keep the order shown', () => {
  expect(render('b').result.current).toEqual({ options: ['a', 'b'], known: 'b', rows: ['berta', 'bert'] })
})

test('a choice that the rows do not offer is open, and then nothing is filtered', () => {
  filter.mockClear()
  const { result } = render('z')
  expect(result.current.rows).toBe(sorted)
  expect(filter).not.toHaveBeenCalled()
})

test('nothing is filtered again while nothing changed', () => {
  filter.mockClear()
  const { result, rerender } = render('b')
  const before = result.current.rows
  rerender('b')
  expect(result.current.rows).toBe(before)
  expect(filter).toHaveBeenCalledOnce()
})
