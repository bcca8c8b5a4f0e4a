'use client'
import { memo } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import type { SortDirection } from './sort-rows.js'
import type { DataTableLabels } from './labels.js'
import type { ColumnLayout, ColumnWidths, PlacedColumn } from './layout/layoutColumns.js'
import type { ResizeHandle } from './resizing/ResizeHandle.js'

const LazyHandle = lazyComponent(
  () => import('./resizing/ResizeHandle.js').then((module) => module.ResizeHandle),
  { fallback: null, preload: false },
  // A lazy component knows no type parameters: the cast gives the part its own.
) as unknown as typeof ResizeHandle

export interface HeaderCellProps<Row> {
  placed: PlacedColumn<Row>
  /** Which way this column sorts the rows at present; `null` when it does not. */
  direction: SortDirection | null
  onSort: (columnId: string) => void
  labels: DataTableLabels
  layout: ColumnLayout<Row>
  /** Called with new widths; without it, the column keeps its own. */
  onResize?: (columnId: string, widths: ColumnWidths) => void
}

/** One header: the name, a button that sorts, a lock where the column stays, and an edge to resize it by. */
export const HeaderCell = memo(function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { placed, direction, onSort, labels, layout, onResize } = props
  const { column, kind, position } = placed
  const isSortable = column !== null && column.isSortable !== false
  return (
    <div
      className={column?.align === 'end' || kind === 'number' ? 'dt-header dt-end' : 'dt-header'}
      role="columnheader"
      aria-colindex={position + 1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      // Of words alone: the name of the handle is none of the column's.
      aria-label={onResize && column ? `${column.header}${column.isLocked ? ` ${labels.locked}` : ''}` : undefined}
    >
      {kind === 'number' && <NumberHeader label={labels.rowNumber} />}
      {kind === 'actions' && (
        <span className={layout.main.includes(placed) ? 'dt-name' : 'dt-hidden'}>{labels.actions}</span>
      )}
      {isSortable && (
        <button
          type="button"
          className="dt-sort"
          tabIndex={-1}
          aria-keyshortcuts={onResize && 'F2'}
          onClick={() => onSort(column.id)}
        >
          {column.header}
        </button>
      )}
      {column && !isSortable && <span className="dt-name">{column.header}</span>}
      {column?.isLocked && (
        <span className="dt-lock">
          <span className="dt-hidden">{labels.locked}</span>
        </span>
      )}
      {column && onResize && (
        <LazyHandle placed={placed} column={column} layout={layout} labels={labels} onResize={onResize} />
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
