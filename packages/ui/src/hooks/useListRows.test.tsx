import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListRows, type ListRowsRules } from './useListRows.js'

const filterRows = vi.fn<ListRowsRules<string, string, readonly string[]>['filterRows']>((rows, start) =>
  rows.filter((row) => row.startsWith(start)),
)
const warmSearchIndex = vi.fn<(rows: readonly string[]) => void>()
const rules: ListRowsRules<string, string, readonly string[]> = {
  columns: [{ id: 'name', sortValue: (row) => row }],
  getFilterOptions: (rows) => [...new Set(rows.map((row) => row.charAt(0)))],
  toOfferedFilters: (start, options) => (options.includes(start) ? start : ''),
  filterRows,
  toDefaultOrder: (rows) => rows.toReversed(),
  warmSearchIndex,
}
const now = new Date('2026-03-09T12:00:00Z')
const rows = ['anna', 'bert', 'berta']
const ascending = { columnId: 'name', direction: 'ascending' } as const

type View = Parameters<typeof useListRows<string, string, readonly string[]>>[1]
const render = (view: Partial<View>) =>
  renderHook((next: Partial<View>) => useListRows(rules, { rows, filters: '', sort: null, now, ...next }), {
    initialProps: view,
  })

test('the rows that pass are in the order of the list', () => {
  expect(render({ filters: 'b' }).result.current).toEqual({
    options: ['a', 'b'],
    filters: 'b',
    rows: ['berta', 'bert'],
  })
})

test('or in that of a column', () => {
  expect(render({ filters: 'b', sort: ascending }).result.current.rows).toEqual(['bert', 'berta'])
})

test('a column that the list does not have does not sort it', () => {
  expect(render({ sort: { columnId: 'age', direction: 'ascending' } }).result.current.rows).toEqual(rows.toReversed())
})

test('a choice that the rows do not offer counts as the default', () => {
  expect(render({ filters: 'z' }).result.current).toMatchObject({ filters: '', rows: rows.toReversed() })
})

test('nothing is filtered again while nothing changed', () => {
  filterRows.mockClear()
  const { result, rerender } = render({ filters: 'b' })
  const before = result.current.rows
  rerender({ filters: 'b' })
  expect(result.current.rows).toBe(before)
  expect(filterRows).toHaveBeenCalledOnce()
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)

test('the search index of a long list is made while the page is idle, a few rows at a time', async () => {
  warmSearchIndex.mockClear()
  render({ rows: many(1200) })
  expect(warmSearchIndex).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(warmSearchIndex).toHaveBeenCalledTimes(3))
  expect(warmSearchIndex.mock.calls.map(([some]) => some.length)).toEqual([500, 500, 200])
})

test('and not for a list that is gone', async () => {
  warmSearchIndex.mockClear()
  render({ rows: many(2) }).unmount()
  render({ rows: many(1) })
  await vi.waitFor(() => expect(warmSearchIndex).toHaveBeenCalled())
  expect(warmSearchIndex.mock.calls).toEqual([[['row 0']]])
})
