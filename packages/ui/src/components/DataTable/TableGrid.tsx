'use client'
import { useId, type RefObject } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import type { DataTableColumn } from './DataTableColumn.js'
import type { DataTableProps } from './DataTableProps.js'
import type { SortDescriptor } from './sort-rows.js'
import { useGridKeys } from './focus/useGridKeys.js'
import { useRovingCell } from './focus/useRovingCell.js'
import type { DataTableLabels } from './labels.js'
import type { ColumnWidths } from './layout/layoutColumns.js'
import { useRowHover } from './rows/useRowHover.js'
import { useRowOpening } from './rows/useRowOpening.js'
import { TableBody } from './TableBody.js'
import { TableHeader } from './TableHeader.js'
import type { TableSkeletonProps } from './TableSkeleton.js'
import type { TableViewport } from './TableRoom.js'
import { tableVariables } from './tableVariables.js'
import { useCellText } from './useCellText.js'
import { useCells, useColumnLayout } from './useColumnLayout.js'
import { usePrinting } from './usePrinting.js'
import { useTopWhenChanged } from './useTopWhenChanged.js'
import type { ShownRows } from './useShownRows.js'

const TableSkeleton = lazyComponent(() => import('./TableSkeleton.js').then((module) => module.TableSkeleton), {
  fallback: null,
  preload: false,
})

/** Rows put on paper at most; more would keep the browser busy for minutes. */
const MOST_PRINTED = 1000

export interface TableGridProps<Row> {
  table: DataTableProps<Row>
  shown: ShownRows<Row>
  sort: SortDescriptor | null
  labels: DataTableLabels
  room: TableViewport
  scroller: RefObject<HTMLDivElement | null>
  onSort: (columnId: string) => void
  /** Widths that the reader has chosen. */
  ownWidths: ColumnWidths | null
  onResize?: (columnId: string, widths: ColumnWidths) => void
  onShowFullText: (column: DataTableColumn<Row>, row: Row) => void
}

/** The table as a grid: header, rows, and the keyboard that moves through them. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { table, shown, sort, labels, room, scroller, onSort, onResize, onShowFullText } = props
  const { state = 'ready', pagination, filterText } = table
  const tableId = useId()
  const isPrinting = usePrinting()
  const rowCount = state === 'ready' ? shown.count : 0
  const layout = useColumnLayout(table, room.width, shown.total, props.ownWidths)
  const columnCount = layout.locked.length + layout.main.length
  const cells = useCells(table, layout, shown.before)

  const roving = useRovingCell({
    tableId,
    scroller,
    // A header with something to do, not the row numbers or the actions beside them
    initialColumn: [...layout.locked, ...layout.main].findIndex(({ kind }) => kind === 'data'),
    rowCount,
    columnCount,
  })
  const text = useCellText({ tableId, layout, shown, onShowFullText })
  const opening = useRowOpening({ tableId, shown, onRowAction: table.onRowAction })
  const pageRows = Math.max(1, Math.floor(room.height / room.rowHeight) - 2)
  const { handlers, isKeyboardUsed } = useGridKeys({
    tableId,
    scroller,
    roving,
    room,
    layout,
    bounds: { rowCount, columnCount, pageRows },
    rowsBefore: shown.before,
    onCellEnter: (cell) => {
      if (cell.querySelector('.dt-cut') || !opening.openRowOf(cell)) text.openIfCut(cell)
    },
  })
  useRowHover(scroller, tableId)
  useTopWhenChanged(scroller, `${sort?.columnId} ${sort?.direction} ${pagination?.page} ${filterText}`)

  const header = <TableHeader layout={layout} sort={sort} onSort={onSort} labels={labels} onResize={onResize} />
  const gridProps = {
    className: 'dt-table',
    role: 'grid',
    'aria-label': table['aria-label'],
    'aria-labelledby': table['aria-labelledby'],
    // Not known while the first rows are on their way.
    'aria-rowcount': state === 'loading' && shown.total === 0 ? -1 : shown.total + 1,
    'aria-colcount': columnCount,
    'aria-busy': state === 'loading' || undefined,
  }
  return (
    <div
      ref={scroller}
      className="dt-scroller"
      role="presentation"
      data-unlocked={layout.isLockKept ? undefined : ''}
      style={tableVariables(layout, room)}
      onKeyDown={handlers.onKeyDown}
      onFocus={handlers.onFocus}
      onBlur={handlers.onBlur}
      onPointerDown={handlers.onPointerDown}
      onClick={(event) => {
        if (!opening.openPressed(event)) text.onClick(event)
      }}
    >
      <div className="dt-sheet">
        <TableBody
          tableId={tableId}
          scroller={scroller}
          room={room}
          layout={layout}
          {...cells}
          rowCount={rowCount}
          shown={shown}
          fixedCount={pagination ? rowCount : isPrinting ? MOST_PRINTED : null}
          isEveryColumnFilled={isKeyboardUsed || isPrinting || room.width === 0}
          keptRowRef={roving.keptRowRef}
          drawnRef={roving.drawnRef}
          gridProps={gridProps}
          header={header}
        />
        {state === 'loading' && <LoadingRows columnCount={columnCount} rowCount={pagination?.pageSize ?? pageRows} />}
      </div>
    </div>
  )
}

/** Keeps the room of the rows until their shape is there, which is before it would show. */
function LoadingRows({ columnCount, rowCount }: TableSkeletonProps) {
  return (
    <div className="dt-skeleton" style={{ blockSize: `calc(${rowCount} * var(--dt-row))` }} aria-hidden>
      <TableSkeleton columnCount={columnCount} rowCount={rowCount} />
    </div>
  )
}
