'use client'

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react'
import * as S from './DataTable.styles.js'
import { columnSpan, everyColumn, type ColumnSpan } from './layout/column-span.js'
import type { ColumnLayout } from './layout/layout-columns.js'
import { assignSlots, type PinnedRow, type SlotWindow } from './rows/assign-slots.js'
import type { PreparedCell } from './data-table-column.js'
import { RowHalf, WholeRow } from './rows/TableRow.js'
import type { DrawnRow } from './rows/RowMotion.js'
import { rowIds } from './rows/row-ids.js'
import { useReadingOrder } from './rows/useReadingOrder.js'
import { useRowWindow } from './rows/useRowWindow.js'
import { sidewaysOffset, type TableViewport } from './useTableViewport.js'
import type { ShownRows } from './shown-rows.js'
import { flushSync } from 'react-dom'
import { lazyComponent } from '../../hooks/lazy-component.js'

const RowMotion = lazyComponent(() => import('./rows/RowMotion.js').then((module) => module.RowMotion), {
  fallback: null,
  preload: 'only',
})

export interface TableBodyProps<Row> {
  /** Prefix of the ids of all rows. */
  tableId: string
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** Measured size of the table. */
  viewport: TableViewport
  /** The columns in their places. */
  layout: ColumnLayout<Row>
  /** The cells of the locked columns. */
  lockedCells: readonly PreparedCell<Row>[]
  /** The cells of the other columns. */
  mainCells: readonly PreparedCell<Row>[]
  /** The one cell of a line besides the locked ones. Default: lines have the columns of their row. */
  lineCells?: readonly PreparedCell<Row>[]
  /** Rows to show; none while they are loading. */
  rowCount: number
  /** The rows after filter, sort and page. */
  shown: ShownRows<Row>
  /** Unique id of a row. */
  getRowId: (row: Row) => string
  /** Renders this many rows regardless of the view; `null` follows the view. */
  fixedCount: number | null
  /** Renders columns out of view too. */
  isEveryColumnFilled: boolean
  /** The row that must keep its element, because it has the focus. */
  pinnedRowRef: RefObject<PinnedRow | null>
  /** Receives which rows are rendered. */
  drawnRef: RefObject<SlotWindow | null>
  /** ARIA attributes of the grid. */
  gridProps: HTMLAttributes<HTMLDivElement>
  /** The header row. */
  header: ReactNode
}

/**
 * The rows in view. Scrolling recycles a fixed ring of elements: it moves and refills them and never creates or removes
 * any. The locked cells of all rows share one sticky pane, which is one layer to composite. Assistive technology sees the
 * two halves of a row as one row: the locked half owns the other, which is beside the grid.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { tableId, viewport, layout, lockedCells, mainCells, rowCount, shown, pinnedRowRef, drawnRef } = props
  const [{ first, ring }, readRows] = useRowWindow(rowCount, viewport, props.fixedCount)
  const [spanInView, readSpan] = useColumnSpan(layout, viewport)
  useScrollSync(props.scroller, (scroller) => {
    readRows(scroller)
    readSpan(scroller)
  })

  const pinned = pinnedRowRef.current !== null && pinnedRowRef.current.index < rowCount ? pinnedRowRef.current : null
  const slots: SlotWindow = { first, ring, pinned }
  useLayoutEffect(() => {
    drawnRef.current = slots
  })
  const rowgroup = useReadingOrder(props.scroller)

  const span = props.isEveryColumnFilled ? everyColumn : spanInView
  const reached = useRenderedColumns(spanInView.end)
  const columnsDrawn = props.isEveryColumnFilled ? mainCells.length : reached
  const drawnCells = useMemo(() => mainCells.slice(0, columnsDrawn), [mainCells, columnsDrawn])
  const heightOf = (rows: number) =>
    viewport.isAssumed ? `calc(${rows} * var(--dt-row))` : `${rows * viewport.rowHeight}px`
  const blockSize = heightOf(rowCount)
  const hasLocked = lockedCells.length > 0
  const isPage = props.fixedCount !== null
  const Rowgroup = isPage ? S.WholeRows : 'div'
  const whole: DrawnRow[] = []
  const locked: DrawnRow[] = []
  const main: DrawnRow[] = []
  for (const { slot, index } of assignSlots(slots)) {
    const row = shown.rowAt(index)
    if (row === undefined) continue
    const ids = rowIds(tableId, slot)
    const place = shown.lineAt?.(index) ?? { index, line: 0 }
    const lineCells = place.line > 0 ? props.lineCells : undefined
    const shared = {
      row,
      ...place,
      rowIndex: shown.before + index + 2,
      top: heightOf(index),
    }
    if (isPage) {
      whole.push(
        <WholeRow
          key={slot}
          id={ids.locked}
          lockedCells={lockedCells}
          mainCells={lineCells ?? mainCells}
          {...shared}
        />,
      )
      continue
    }
    if (hasLocked) {
      locked.push(
        <RowHalf key={slot} id={ids.locked} owns={ids.main} isRow cells={lockedCells} {...everyColumn} {...shared} />,
      )
    }
    main.push(
      <RowHalf
        key={slot}
        id={ids.main}
        isRow={!hasLocked}
        cells={lineCells ?? drawnCells}
        {...(lineCells ? everyColumn : span)}
        {...shared}
      />,
    )
  }
  return (
    <>
      <RowMotion rows={isPage ? whole : main} shown={shown} getRowId={props.getRowId} />
      <div {...props.gridProps}>
        {props.header}
        {rowCount > 0 && (
          <Rowgroup
            ref={rowgroup}
            className={isPage ? undefined : hasLocked ? 'dt-locked' : 'dt-main'}
            role="rowgroup"
            style={{ blockSize }}
          >
            {isPage ? whole : hasLocked ? locked : main}
          </Rowgroup>
        )}
      </div>
      {hasLocked && !isPage && rowCount > 0 && (
        <div className="dt-main" style={{ blockSize }}>
          {main}
        </div>
      )}
    </>
  )
}

/** The columns that hold text, and a function that reads the scroll position again. */
function useColumnSpan<Row>(
  layout: ColumnLayout<Row>,
  { width }: TableViewport,
): readonly [ColumnSpan, (scroller: HTMLElement) => void] {
  const [offset, setOffset] = useState(0)
  const span = columnSpan(layout, offset, width)
  const read = (scroller: HTMLElement) => {
    const next = sidewaysOffset(scroller)
    // Render again only when other columns come into view.
    if (!isSame(span, columnSpan(layout, next, width))) setOffset(next)
  }
  return [span, read]
}

function isSame(a: ColumnSpan, b: ColumnSpan): boolean {
  return a.start === b.start && a.end === b.end
}

/**
 * The number of columns of the main block rendered, given the first one that is out of view now. The cells of the
 * others are not rendered; once rendered they stay, so that scrolling back creates none again.
 */
function useRenderedColumns(end: number): number {
  const [reached, setReached] = useState(end)
  if (end > reached) setReached(end)
  return Math.max(end, reached)
}

/**
 * Draws what a new scroll position shows in the very frame that shows it: a plain update would come a frame late, and
 * a fast flick would show a gap. `onScroll` reads the position. Data attributes of the grid say
 * whether it is scrolled at all.
 */
function useScrollSync(grid: RefObject<HTMLElement | null>, onScroll: (scroller: HTMLElement) => void): void {
  const latest = useRef(onScroll)
  useLayoutEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    const scroller = grid.current
    if (!scroller) return undefined
    const follow = () => {
      setFlag(scroller, 'data-scrolled', sidewaysOffset(scroller) > 0)
      setFlag(scroller, 'data-at-top', scroller.scrollTop === 0)
      flushSync(() => latest.current(scroller))
    }
    scroller.toggleAttribute('data-at-top', true)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [grid])
}

function setFlag(element: HTMLElement, name: string, isSet: boolean): void {
  if (element.hasAttribute(name) !== isSet) element.toggleAttribute(name, isSet)
}
