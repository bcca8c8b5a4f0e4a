/** The package's own table, as it is built for publishing. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataTable } from '@producer-portal/ui'
import { COLUMNS, ROW_HEIGHT, ROW_NUMBER_WIDTH, type CaseRow, type ColumnId, type SortDir } from '../model/data'
import type { AdapterMeta } from '../model/adapter'

export const meta: AdapterMeta = {
  label: '@producer-portal/ui DataTable',
  kind: 'dom',
  cell: '[role=gridcell], [role=rowheader]',
  row: '[role=rowgroup] [role=row]',
}

const columns = COLUMNS.map((column) => ({
  id: column.id,
  header: column.header,
  width: column.width,
  align: column.align === 'right' ? 'end' : 'start',
  isLocked: column.pinned,
  text: column.text,
  sortValue: (row: CaseRow) => row[column.id],
}))
const getRowId = (row: CaseRow) => row.id

interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

let setSort: (sort: Sort | null) => void
let setFilter: (text: string) => void
let host: HTMLElement

function Table({ rows }: { rows: CaseRow[] }) {
  const [sort, setSortState] = useState<Sort | null>(null)
  const [filterText, setFilterState] = useState('')
  setSort = setSortState
  setFilter = setFilterState
  return (
    <DataTable
      aria-label="Cases"
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      rowHeight={ROW_HEIGHT}
      rowNumberWidth={ROW_NUMBER_WIDTH}
      hasFrame={false}
      sortDescriptor={sort}
      onSortChange={setSortState}
      filterText={filterText}
    />
  )
}

export function mount(element: HTMLElement, rows: CaseRow[]): void {
  host = element
  createRoot(element).render(<Table rows={rows} />)
}

export function sort(columnId: ColumnId, direction: SortDir | null): void {
  setSort(direction && { columnId, direction: direction === 'asc' ? 'ascending' : 'descending' })
}

export function filter(text: string): void {
  setFilter(text)
}

/** The part that scrolls, found by what it can do rather than by a class name. */
export function scroller(): HTMLElement {
  found = found?.isConnected ? found : [...host.querySelectorAll<HTMLElement>('*')].find(scrolls)
  if (!found) throw new Error('nothing scrolls')
  return found
}
let found: HTMLElement | undefined

function scrolls(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto' && element.clientHeight > 200
}
