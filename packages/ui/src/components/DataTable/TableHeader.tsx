'use client'
import { memo } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import type { ResizeHandle } from './resizing/ResizeHandle.js'
import type { SortDescriptor, SortDirection } from './sort-rows.js'
import type { GridLabels } from './labels.js'
import type { ColumnLayout, ColumnWidths, PlacedColumn } from './layout/layout-columns.js'

export interface TableHeaderProps<Row> {
  /** The columns in their places. */
  layout: ColumnLayout<Row>
  /** The sort shown; `null` for none. */
  sort: SortDescriptor | null
  /** Called with the id of the column whose header is pressed. */
  onSort: (columnId: string) => void
  /** Texts of the table. */
  labels: GridLabels
  /** Called with new widths; without it, columns keep theirs. */
  onResize?: (columnId: string, widths: ColumnWidths) => void
}

/** The row of headers, which stays above the rows; its locked part stays at the start. */
export function TableHeader<Row>({ layout, sort, onSort, labels, onResize }: TableHeaderProps<Row>) {
  const cell = (placed: PlacedColumn<Row>) => (
    <HeaderCell
      key={placed.key}
      placed={placed}
      direction={sort && sort.columnId === placed.column?.id ? sort.direction : null}
      onSort={onSort}
      labels={labels}
      layout={layout}
      onResize={onResize}
    />
  )
  return (
    <div className="dt-head" role="row" aria-rowindex={1}>
      {layout.locked.length > 0 && (
        <div className="dt-head-locked" role="presentation">
          {layout.locked.map(cell)}
        </div>
      )}
      <div className="dt-head-main" role="presentation">
        {layout.main.map(cell)}
      </div>
    </div>
  )
}

const LazyHandle = lazyComponent(
  () => import('./resizing/ResizeHandle.js').then((module) => module.ResizeHandle),
  { fallback: null, preload: false },
  // lazyComponent drops type parameters: the cast restores them.
) as unknown as typeof ResizeHandle

interface HeaderCellProps<Row> {
  /** The column in its place. */
  placed: PlacedColumn<Row>
  /** The way this column sorts the rows now; `null` when it does not. */
  direction: SortDirection | null
  /** Called with the id of the column whose header is pressed. */
  onSort: (columnId: string) => void
  /** Texts of the table. */
  labels: GridLabels
  /** The columns in their places. */
  layout: ColumnLayout<Row>
  /** Called with new widths; without it, the column keeps its own. */
  onResize?: (columnId: string, widths: ColumnWidths) => void
}

/** One header: the name, a button that sorts, a lock icon if the column is locked, and a handle that resizes it. */
const HeaderCell = memo(function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { placed, direction, onSort, labels, layout, onResize } = props
  const { column, kind, position } = placed
  const isSortable = column !== null && column.isSortable !== false
  return (
    <div
      className={column?.align === 'end' || kind === 'number' ? 'dt-header dt-end' : 'dt-header'}
      role="columnheader"
      aria-colindex={position + 1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      aria-label={getName(placed, labels, onResize !== undefined)}
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

/** The name of a header whose own text is hidden, or not all of its name. */
function getName<Row>({ kind, column }: PlacedColumn<Row>, labels: GridLabels, hasHandle: boolean) {
  if (kind === 'number') return labels.rowNumber
  if (kind === 'actions') return labels.actions
  // Text only: the name of the handle is not part of the column's name.
  return hasHandle && column ? `${column.header}${column.isLocked ? ` ${labels.locked}` : ''}` : undefined
}
