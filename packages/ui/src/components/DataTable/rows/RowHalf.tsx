'use client'
import { memo } from 'react'
import type { PreparedCell } from './PreparedCell.js'

export interface RowHalfProps<Row> {
  id: string
  /** The half that stands for the whole row to assistive technology owns the other one. */
  owns?: string
  isRow: boolean
  row: Row
  /** Place of the row in the view, from 0. */
  index: number
  /** Place of the row in the whole table, from 1, the header included. */
  rowIndex: number
  /** Distance from the first row in px. */
  top: number
  cells: readonly PreparedCell<Row>[]
  /** Only the cells from here … */
  start: number
  /** … up to here hold text. */
  end: number
}

/**
 * A row's part of the locked or of the main block. Plain elements dressed by the table's one style sheet, moved and
 * filled anew as other rows come into view; drawn again only when something of its own changed.
 */
export const RowHalf = memo(function RowHalf<Row>(props: RowHalfProps<Row>) {
  const { id, owns, isRow, row, index, rowIndex, top, cells, start, end } = props
  return (
    <div
      id={id}
      className="dt-row"
      role={isRow ? 'row' : 'presentation'}
      aria-owns={owns}
      aria-rowindex={isRow ? rowIndex : undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {cells.map((cell, place) => (
        <div key={cell.key} className={cell.className} role={cell.role} aria-colindex={cell.colIndex}>
          {place >= start && place < end ? cell.content(row, index) : ''}
        </div>
      ))}
    </div>
  )
})
