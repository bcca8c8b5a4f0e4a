import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeCollection, pageRows, useCollection, type CollectionControl } from './useCollection.js'

const rows = ['Anna', 'Bert', 'Berta', 'Carl', 'Dora']
const state = { filters: { name: 'a' }, sort: null, page: 3 }
const byName = { columnId: 'name', direction: 'ascending' } as const

test.each([
  ['another search', { filters: { name: 'b' } }, 1],
  ['another sort', { sort: byName }, 1],
  ['another page', { page: 2 }, 2],
])('%s shows page %3$i', (_, change, page) => {
  expect(changeCollection(state, change)).toEqual({ ...state, ...change, page })
})

test.each([
  [1, 1, ['Anna', 'Bert']],
  [3, 3, ['Dora']],
  [9, 3, ['Dora']],
])('page %i of two rows each is page %i: %j', (page, shown, expected) => {
  expect(pageRows(rows, page, 2)).toEqual({ page: shown, rows: expected })
})

test('no rows have one page', () => {
  expect(pageRows([], 1, 2)).toEqual({ page: 1, rows: [] })
})

const rules = {
  pageSize: 2,
  createFilter: (searched: string) => (row: string) => row.toLowerCase().includes(searched.toLowerCase()),
  sortRows: (all: readonly string[], { direction }: { readonly direction: string }) =>
    direction === 'descending' ? all.toReversed() : all,
  defaultSort: { columnId: 'name', direction: 'descending' } as const,
}

test('a collection is sorted, searched and paged', () => {
  const { result } = renderHook(() => useCollection(rows, rules))
  expect(result.current.pageRows).toEqual(['Dora', 'Carl'])
  act(() => result.current.table.pagination.onPageChange(2))
  expect(result.current.pageRows).toEqual(['Berta', 'Bert'])
  act(() => result.current.search.onValueChange(' bert '))
  expect(result.current).toMatchObject({ searched: 'bert', rows: ['Berta', 'Bert'], pageRows: ['Berta', 'Bert'] })
  act(() => result.current.table.onSortChange(byName))
  expect(result.current.table).toMatchObject({ rows: ['Bert', 'Berta'], sortDescriptor: byName, manualSorting: true })
  act(() => result.current.clearSearch())
  expect(result.current.rows).toEqual(rows)
})

test.each([
  ['bert', ['Bert', 'Berta']],
  [' BERTA ', ['Berta']],
  ['  ', rows],
  ['nobody', []],
])('a search for %j finds %j', (searched, found) => {
  const { result } = renderHook(() => useCollection(rows, { pageSize: 9, createFilter: rules.createFilter }))
  act(() => result.current.search.onValueChange(searched))
  expect(result.current.rows).toEqual(found)
})

test('clearing the search focuses it', () => {
  const { result } = renderHook(() => useCollection(rows, rules))
  const box = document.body.appendChild(document.createElement('input'))
  result.current.search.ref.current = box
  act(() => result.current.clearSearch())
  expect(document.activeElement).toBe(box)
  box.remove()
})

test('a caller that keeps the state is told what changes', () => {
  const control: CollectionControl = {
    ...state,
    filters: { name: '' },
    onFiltersChange: vi.fn<CollectionControl['onFiltersChange']>(),
    onSortChange: vi.fn<CollectionControl['onSortChange']>(),
    onPageChange: vi.fn<CollectionControl['onPageChange']>(),
  }
  const { result } = renderHook(() => useCollection(rows, rules, control))
  expect(result.current.pageRows).toEqual(['Dora'])
  result.current.search.onValueChange('b')
  expect(control.onFiltersChange).toHaveBeenCalledWith({ name: 'b' })
  result.current.table.pagination.onPageChange(1)
  expect(control.onPageChange).toHaveBeenCalledWith(1)
})
