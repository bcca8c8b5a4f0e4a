import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGrid, type Column, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import {
  COLUMNS,
  HEADER_HEIGHT,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  filterRows,
  sortRows,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from '../model/data'
import type { AdapterMeta } from '../model/adapter'

export const meta: AdapterMeta = {
  label: 'react-data-grid',
  kind: 'dom',
  cell: '[role=gridcell]',
  row: '.rdg-row',
}

const columns: Column<CaseRow>[] = [
  {
    key: 'rowNumber',
    name: '#',
    width: ROW_NUMBER_WIDTH,
    frozen: true,
    renderCell: ({ rowIdx }) => rowIdx + 1,
  },
  ...COLUMNS.map<Column<CaseRow>>((c) => ({
    key: c.id,
    name: c.header,
    width: c.width,
    frozen: c.pinned,
    sortable: true,
    cellClass: c.align === 'right' ? 'num' : undefined,
    headerCellClass: c.align === 'right' ? 'num' : undefined,
    renderCell: ({ row }) => c.text(row),
  })),
]

let setSort: (s: readonly SortColumn[]) => void
let setText: (s: string) => void
let host: HTMLElement
const rowKey = (row: CaseRow) => row.id

// Sorting and filtering are the application's job in react-data-grid.
function Table({ rows }: { rows: CaseRow[] }) {
  const [sortColumns, setSortColumns] = useState<readonly SortColumn[]>([])
  const [text, setTextState] = useState('')
  setSort = setSortColumns
  setText = setTextState
  const shown = useMemo(() => {
    const kept = filterRows(rows, text)
    const s = sortColumns[0]
    return s ? sortRows(kept, s.columnKey as ColumnId, s.direction === 'ASC' ? 'asc' : 'desc') : kept
  }, [rows, text, sortColumns])
  return (
    <DataGrid
      aria-label="Cases"
      columns={columns}
      rows={shown}
      rowKeyGetter={rowKey}
      rowHeight={ROW_HEIGHT}
      headerRowHeight={HEADER_HEIGHT}
      sortColumns={sortColumns}
      onSortColumnsChange={setSortColumns}
      className="rdg-light"
      style={{ blockSize: '100%', border: 0, fontSize: 13 }}
    />
  )
}

export function mount(el: HTMLElement, rows: CaseRow[]): void {
  host = el
  createRoot(el).render(<Table rows={rows} />)
}

export function sort(columnId: ColumnId, dir: SortDir | null): void {
  setSort(dir ? [{ columnKey: columnId, direction: dir === 'asc' ? 'ASC' : 'DESC' }] : [])
}

export function filter(text: string): void {
  setText(text)
}

export const scroller = (): HTMLElement => host.querySelector<HTMLElement>('[role=grid]')!
