'use client'
import { memo } from 'react'
import type { SortDirection } from './DataTableSort.js'
import type { DataTableLabels } from './labels.js'
import type { PlacedColumn } from './layout/layoutColumns.js'

export interface HeaderCellProps<Row> {
  placed: PlacedColumn<Row>
  /** Which way this column sorts the rows at present; `null` when it does not. */
  direction: SortDirection | null
  onSort: (columnId: string) => void
  labels: DataTableLabels
}

/** One header: the name, a button that sorts, and a lock where the column stays. */
export const HeaderCell = memo(function HeaderCell<Row>({ placed, direction, onSort, labels }: HeaderCellProps<Row>) {
  const { column, kind, position } = placed
  const isSortable = column !== null && column.isSortable !== false
  return (
    <div
      className={column?.align === 'end' || kind === 'number' ? 'dt-header dt-end' : 'dt-header'}
      role="columnheader"
      aria-colindex={position + 1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {kind === 'number' && <NumberHeader label={labels.rowNumber} />}
      {kind === 'actions' && labels.actions}
      {isSortable && (
        <button type="button" className="dt-sort" tabIndex={-1} onClick={() => onSort(column.id)}>
          {column.header}
        </button>
      )}
      {column && !isSortable && <span className="dt-name">{column.header}</span>}
      {column?.isLocked && (
        <span className="dt-lock">
          <span className="dt-hidden">{labels.locked}</span>
        </span>
      )}
    </div>
  )
})

function NumberHeader({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden>#</span>
      <span className="dt-hidden">{label}</span>
    </>
  )
}
