import { expect, test } from 'vitest'
import { changeListState } from './list-state.ts'
import type { ListChange, ListState } from './list-state.ts'

interface Filters {
  readonly status: string
  readonly time: string
}
const state: ListState<Filters> = { filters: { status: 'all', time: 'all' }, sort: null, page: 5, pageSize: 10 }
const sort = { columnId: 'days-pending', direction: 'descending' } as const

test.each<[string, ListChange<Filters>, Partial<ListState<Filters>>]>([
  ['a sort goes back to page 1', { sort }, { sort, page: 1 }],
  ['so does the end of a sort', { sort: null }, { sort: null, page: 1 }],
  ['so does another page size', { pageSize: 'all' }, { pageSize: 'all', page: 1 }],
  ['so does a filter', { filters: { time: 'today' } }, { filters: { status: 'all', time: 'today' }, page: 1 }],
  ['a page is a change of its own', { page: 3 }, { page: 3 }],
])('%s, and the rest stays', (_, change, expected) => {
  expect(changeListState(state, change)).toEqual({ ...state, ...expected })
})

test('filters that change one after the other add up', () => {
  const next = changeListState(changeListState(state, { filters: { status: 'Approved' } }), {
    filters: { time: 'today' },
  })
  expect(next.filters).toEqual({ status: 'Approved', time: 'today' })
})
