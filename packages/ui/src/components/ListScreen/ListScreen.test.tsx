import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { loanColumns, loanId, loans, type Loan } from '../DataTable/loans.stories.js'
import { ToastProvider } from '../ToastProvider/ToastProvider.js'
import { ListScreen } from './ListScreen.js'
import type { ListScreenList } from './ListScreenProps.js'

const announce = vi.fn()
const nothing = () => undefined

function screenOf({ state, rows }: Pick<ListScreenList<Loan>, 'state' | 'rows'>) {
  const list: ListScreenList<Loan> = {
    state,
    rows,
    failureText: 'The loans could not be loaded.',
    countText: `Showing ${rows.length} loans`,
    toolbarLabel: 'Loans',
    onRefresh: nothing,
    filters: [],
    onFiltersChange: nothing,
    tableLabel: 'On loan',
    columns: loanColumns,
    getRowId: loanId,
    emptyText: 'There are no loans.',
    sort: null,
    onSortChange: nothing,
    page: 1,
    onPageChange: nothing,
    pageSize: 10,
    pageSizes: [10],
  }
  return (
    <AnnounceContext.Provider value={announce}>
      <ToastProvider>
        <ListScreen header={{ title: 'Lending' }} list={list} />
      </ToastProvider>
    </AnnounceContext.Provider>
  )
}
const wait = () =>
  act(() => {
    vi.advanceTimersByTime(1500)
  })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  announce.mockReset()
})

test('a count that changes is read out, but none when the rows could not be had', () => {
  const { rerender } = render(screenOf({ state: 'ready', rows: loans(12) }))
  wait()
  rerender(screenOf({ state: 'loading', rows: [] }))
  wait()
  rerender(screenOf({ state: 'error', rows: [] }))
  wait()
  expect(announce).not.toHaveBeenCalled()
  rerender(screenOf({ state: 'ready', rows: loans(11) }))
  wait()
  expect(announce.mock.calls).toEqual([['Showing 11 loans']])
})
