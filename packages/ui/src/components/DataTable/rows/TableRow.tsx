'use client'
import { memo } from 'react'
import type { PreparedCell } from '../data-table-column.js'

export interface RowHalfProps<Row> {
  /** Id of the element. */
  id: string
  /** Id of the other half, which this one owns: assistive technology sees both as one row. */
  owns?: string
  /** True if it has the role `row`. */
  isRow: boolean
  /** The row. */
  row: Row
  /** Place of the row in the view, from 0. */
  index: number
  /** The line of an expanded row it is; 0 is the row itself. */
  line: number
  /** Place of the row in the whole table, from 1, the header included. */
  rowIndex: number
  /** Distance from the first row, as a CSS length. */
  top: string
  /** The cells, one for each column. */
  cells: readonly PreparedCell<Row>[]
  /** Index of the first cell that is filled. */
  start: number
  /** Index after the last cell that is filled. */
  end: number
}

/**
 * A row's part of the locked or of the main block: plain elements, styled by the table's one style sheet. They are moved
 * and refilled as other rows come into view, and rendered again only when their own props change.
 */
export const RowHalf = memo(function RowHalf<Row>(props: RowHalfProps<Row>) {
  const { id, owns, isRow, row, index, line, rowIndex, top, cells, start, end } = props
  return (
    <div
      id={id}
      className="dt-row"
      role={isRow ? 'row' : 'presentation'}
      aria-owns={owns}
      aria-rowindex={isRow ? rowIndex : undefined}
      data-line={line > 0 ? '' : undefined}
      style={{ transform: `translateY(${top})` }}
    >
      {cells.map((cell, place) => (
        <div
          key={cell.key}
          className={cell.className}
          role={cell.role}
          aria-colindex={cell.colIndex}
          aria-colspan={cell.colSpan}
        >
          {place >= start && place < end ? cell.content(row, index, line) : ''}
        </div>
      ))}
    </div>
  )
})

export interface WholeRowProps<Row> {
  /** Id of the element. */
  id: string
  /** The row. */
  row: Row
  /** Place of the row in the view, from 0. */
  index: number
  /** The line of an expanded row it is; 0 is the row itself. */
  line: number
  /** Place of the row in the whole table, from 1, the header included. */
  rowIndex: number
  /** Distance from the first row, as a CSS length. */
  top: string
  /** The cells of the locked columns. */
  lockedCells: readonly PreparedCell<Row>[]
  /** The cells of the other columns. */
  mainCells: readonly PreparedCell<Row>[]
}

/**
 * A row of a page in one element: the locked cells stick within it. A page has few rows and they do not scroll, so
 * the plain structure costs nothing, and whatever reads the document finds all cells of a row inside it.
 */
export const WholeRow = memo(function WholeRow<Row>(props: WholeRowProps<Row>) {
  const { id, row, index, line, rowIndex, top, lockedCells, mainCells } = props
  const draw = (cell: PreparedCell<Row>) => (
    <div
      key={cell.key}
      className={cell.className}
      role={cell.role}
      aria-colindex={cell.colIndex}
      aria-colspan={cell.colSpan}
    >
      {cell.content(row, index, line)}
    </div>
  )
  return (
    <div
      id={id}
      className="dt-row"
      role="row"
      aria-rowindex={rowIndex}
      data-line={line > 0 ? '' : undefined}
      style={{ transform: `translateY(${top})` }}
    >
      {lockedCells.length > 0 && (
        <div className="dt-row-locked" role="presentation">
          {lockedCells.map(draw)}
        </div>
      )}
      <div className="dt-row-main" role="presentation">
        {mainCells.map(draw)}
      </div>
    </div>
  )
})
