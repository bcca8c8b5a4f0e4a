import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { loanColumns, loanId, loans, type Loan } from '../DataTable/library-loans.fixture.js'
import type { ListFilter } from '../ListFilters/list-filter.js'
import { ListScreen } from './ListScreen.js'
import type { ListScreenList, ListScreenProps } from './list-screen-props.js'

const all = { value: 'all', label: 'All' }
export const filters: readonly ListFilter[] = [
  { id: 'name', label: 'Title or borrower', value: '' },
  { id: 'branch', label: 'Branch', value: 'all', options: [all, { value: 'Harbour', label: 'Harbour' }] },
]

/** The screen with page, page size and filters kept, as an app keeps them. */
export function Working({ list, ...props }: ListScreenProps<Loan>) {
  const [page, setPage] = useState(list.page)
  const [pageSize, setPageSize] = useState(list.pageSize)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const branch = values['branch'] ?? 'all'
  const rows = branch === 'all' ? list.rows : list.rows.filter((loan) => loan.branch === branch)
  const working: ListScreenList<Loan> = {
    ...list,
    rows,
    countText: list.rows.length === 0 ? list.countText : `Showing ${rows.length} loans`,
    filters: list.filters.map((filter) => ({ ...filter, value: values[filter.id] ?? filter.value })),
    onFiltersChange: (next) => {
      list.onFiltersChange(next)
      setValues({ ...values, ...next })
      setPage(1)
    },
    page,
    onPageChange: (next) => {
      list.onPageChange(next)
      setPage(next)
    },
    pageSize,
    onPageSizeChange: (next) => {
      list.onPageSizeChange?.(next)
      setPageSize(next)
      setPage(1)
    },
  }
  return <ListScreen {...props} list={working} />
}

export const list: ListScreenList<Loan> = {
  failureText: "We couldn't load the loans. Try again.",
  countText: 'Showing 0 loans',
  toolbarLabel: 'Loans',
  toolbarActions: <Button>Export</Button>,
  onRefresh: fn(),
  filters,
  onFiltersChange: fn(),
  tableLabel: 'On loan',
  columns: loanColumns,
  rows: loans(40),
  getRowId: loanId,
  emptyText: 'There are no loans.',
  sortDescriptor: null,
  onSortChange: fn(),
  onSortClear: fn(),
  page: 1,
  onPageChange: fn(),
  pageSize: 10,
  pageSizes: [10, 25, 'all'],
  onPageSizeChange: fn(),
  maxCharacters: 38,
}

export const withList = (part: Partial<ListScreenList<Loan>>) => ({ list: { ...list, ...part } })
