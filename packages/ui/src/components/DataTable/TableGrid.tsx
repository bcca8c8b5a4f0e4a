'use client'
import { useEffect, useId, useMemo, useState, type MouseEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import * as S from './DataTable.styles.js'
import type { DataTableColumn } from './data-table-column.js'
import type { DataTableProps } from './data-table-props.js'
import { getCell, getPosition } from './focus/grid-cells.js'
import { openRow, pressRow } from './rows/press-row.js'
import type { SortDescriptor } from './sort-rows.js'
import { useGridKeys } from './focus/useGridKeys.js'
import { useRovingCell } from './focus/useRovingCell.js'
import type { GridLabels } from './labels.js'
import type { ColumnWidths, PlacedColumn } from './layout/layout-columns.js'
import { useRowHover } from './rows/useRowHover.js'
import { TableBody } from './TableBody.js'
import { TableHeader } from './TableHeader.js'
import { hasOneLine, type TableViewport } from './useTableViewport.js'
import { hasRows, isCountUnknown, isLoading } from './table-state.js'
import { tableVariables } from './table-variables.js'
import { useCellText } from './useCellText.js'
import { useCells } from './rows/useCells.js'
import { useColumnLayout } from './useColumnLayout.js'
import { useTopWhenChanged } from './useTopWhenChanged.js'
import type { ShownRows } from './shown-rows.js'

/** Most rows that are printed; more would block the browser for minutes. */
const MOST_PRINTED = 1000

/** Rows for whose numbers a list without pages has room while their count is unknown: the columns then stay where they are. */
const MOST_EXPECTED = 99_999

export interface TableGridProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>
  /** The rows after filter, sort and page. */
  shown: ShownRows<Row>
  /** The sort shown; `null` for none. */
  sort: SortDescriptor | null
  /** Texts of the table. */
  labels: GridLabels
  /** Measured size of the table. */
  viewport: TableViewport
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>
  /** Called with the id of the column whose header is pressed. */
  onSort: (columnId: string) => void
  /** Widths that the user has chosen. */
  ownWidths: ColumnWidths | null
  /** Called with the column and the new widths. */
  onResize?: (columnId: string, widths: ColumnWidths) => void
  /** Called to show the full text of a cell. */
  onShowFullText: (column: DataTableColumn<Row>, row: Row, item: number) => void
}

/** The table as a grid: header, rows, and the keyboard that moves through them. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { table, sort, labels, viewport, scroller, onSort, onResize, onShowFullText } = props
  const { state = 'ready', pagination, filterText, expansion } = table
  const shown = useMemo(() => expansion?.placeLines(props.shown) ?? props.shown, [expansion, props.shown])
  const tableId = useId()
  const isPrinting = usePrinting()
  const rowCount = hasRows(state) ? shown.count : 0
  const { before, count, total } = props.shown
  const numberedRows = pagination ? before + count : state === 'loading-more' ? MOST_EXPECTED : total
  const layout = useColumnLayout(table, viewport, numberedRows, props.ownWidths)
  const columnCount = layout.locked.length + layout.main.length
  const cells = useCells(table, layout, shown.before, hasOneLine(viewport))

  const placed = [...layout.locked, ...layout.main]
  const firstSortable = placed.findIndex(({ column }) => column !== null && column.isSortable !== false)
  const roving = useRovingCell({
    tableId,
    scroller,
    // The first header that sorts; without one, the first row: headers without a button are no tab stops.
    initial:
      firstSortable >= 0
        ? { row: 0, column: firstSortable }
        : { row: 1, column: placed.findIndex(({ kind }) => kind === 'data') },
    rowCount,
    columnCount,
  })
  const text = useCellText({ tableId, layout, shown, canOpenRow: table.onRowAction !== undefined, onShowFullText })
  const rowOf = (cell: HTMLElement | null): Row | undefined => {
    const place = cell ? (getPosition(cell, tableId, shown.before)?.row ?? 0) : 0
    return place > 0 ? shown.rowAt(place - 1) : undefined
  }
  const press = (event: MouseEvent) => {
    const row = event.target instanceof Element ? rowOf(getCell(event.target)) : undefined
    if (row !== undefined) pressRow(row, table, event)
  }
  const pageRows = Math.max(1, Math.floor((viewport.height - viewport.headHeight) / viewport.rowHeight) - 1)
  const { handlers, isKeyboardUsed } = useGridKeys({
    tableId,
    scroller,
    roving,
    viewport,
    layout,
    bounds: { rowCount, columnCount, pageRows },
    rowsBefore: shown.before,
    onCellEnter: (cell, event) => {
      const row = text.openIfCut(cell) ? undefined : rowOf(cell)
      if (row !== undefined) openRow(row, table, event)
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
    'aria-describedby': table['aria-describedby'],
    // Unknown while rows load.
    'aria-rowcount': isCountUnknown(state, shown) ? -1 : shown.total + (shown.lineCount ?? 0) + 1,
    'aria-colcount': columnCount,
    'aria-busy': isLoading(state) || undefined,
  }
  return (
    <div
      ref={scroller}
      className="dt-scroller"
      role="presentation"
      data-unlocked={layout.isLockKept ? undefined : ''}
      style={tableVariables(layout, viewport)}
      onKeyDown={handlers.onKeyDown}
      onKeyDownCapture={handlers.onKeyDownCapture}
      onFocus={handlers.onFocus}
      onBlur={handlers.onBlur}
      onPointerDown={handlers.onPointerDown}
      onClick={(event) => {
        if (!text.openPressed(event)) press(event)
      }}
      onAuxClick={press}
    >
      <div className="dt-sheet">
        <TableBody
          tableId={tableId}
          scroller={scroller}
          viewport={viewport}
          layout={layout}
          {...cells}
          lineCells={expansion?.toLineCells(layout)}
          rowCount={rowCount}
          shown={shown}
          getRowId={table.getRowId}
          fixedCount={pagination ? rowCount : isPrinting ? MOST_PRINTED : null}
          isEveryColumnFilled={isKeyboardUsed || isPrinting || viewport.width === 0}
          pinnedRowRef={roving.pinnedRowRef}
          drawnRef={roving.drawnRef}
          gridProps={gridProps}
          header={header}
        />
        {state === 'loading' && <LoadingRows atEnd={placed.map(isAtEnd)} rowCount={pagination?.pageSize ?? pageRows} />}
      </div>
    </div>
  )
}

const isAtEnd = <Row,>({ kind, column }: PlacedColumn<Row>) => kind === 'number' || column?.align === 'end'

interface LoadingRowsProps {
  /** For each column, whether its text is at the end. */
  atEnd: readonly boolean[]
  /** Rows to reserve space for. */
  rowCount: number
}

/** The skeleton of the rows while they load. Hidden from screen readers: the grid has `aria-busy`. */
function LoadingRows({ atEnd, rowCount }: LoadingRowsProps) {
  return (
    <S.Skeleton style={{ blockSize: `calc(${rowCount} * var(--dt-row))` }} aria-hidden>
      {Array.from({ length: rowCount }, (_row, row) => (
        <div key={row} className="dt-skeleton-row">
          {atEnd.map((isAtEndCell, column) => (
            <div key={column} className={isAtEndCell ? 'dt-cell dt-custom dt-end' : 'dt-cell dt-custom'}>
              <span className="dt-bone" style={{ inlineSize: raggedWidth(row, column) }} />
            </div>
          ))}
        </div>
      ))}
    </S.Skeleton>
  )
}

/** Varying widths, which look like text. */
const raggedWidth = (row: number, column: number) => `${40 + ((row * 7 + column * 13) % 5) * 10}%`

/** True if the page is being printed, which needs rows and columns out of view too. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints as soon as the handler returns.
    const start = () => flushSync(() => setPrinting(true))
    const stop = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', stop)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', stop)
    }
  }, [])
  return isPrinting
}
