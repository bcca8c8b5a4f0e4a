import { useState } from 'react'
import { DataTable } from './DataTable.js'
import type { DataTableProps } from './data-table-props.js'
import { type Loan, loans } from './library-loans.fixture.js'

/** A table that keeps its page, ten rows each. */
export function PagedTable(props: DataTableProps<Loan>) {
  const [page, setPage] = useState(1)
  return (
    <DataTable
      {...props}
      onSortChange={(sort) => {
        props.onSortChange?.(sort)
        setPage(1)
      }}
      pagination={{ pageSize: 10, page, onPageChange: setPage }}
    />
  )
}

// Not among the args: Storybook copies those between its frames, which takes seconds for so many rows.
const many = loans(10_000)

export const paged = (args: DataTableProps<Loan>) => <PagedTable {...args} />
/** Ten thousand rows without pages. */
export const continuous = (args: DataTableProps<Loan>) => (
  <div style={{ blockSize: '32rem' }}>
    <DataTable {...args} rows={many} />
  </div>
)
