/** A cell of the grid: row 0 is the header, column 0 the first one shown. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** The limits of the grid. */
export interface GridBounds {
  /** Rows of the body, without the header. */
  readonly rowCount: number
  readonly columnCount: number
  /** Rows that fit the screen. */
  readonly pageRows: number
}

export interface GridKey {
  readonly key: string
  readonly isCtrl: boolean
  readonly isRtl: boolean
}

/** The target of a key of the grid pattern; `null` for other keys. */
export function moveFocus(
  from: CellPosition,
  { key, isCtrl, isRtl }: GridKey,
  bounds: GridBounds,
): CellPosition | null {
  const lastColumn = bounds.columnCount - 1
  const forwards = isRtl ? -1 : 1
  const to = (row: number, column: number): CellPosition => ({
    row: clamp(row, bounds.rowCount),
    column: clamp(column, lastColumn),
  })
  switch (key) {
    case 'ArrowRight':
      return to(from.row, from.column + forwards)
    case 'ArrowLeft':
      return to(from.row, from.column - forwards)
    case 'ArrowDown':
      return to(from.row + 1, from.column)
    case 'ArrowUp':
      return to(from.row - 1, from.column)
    case 'Home':
      return to(isCtrl ? 0 : from.row, 0)
    case 'End':
      return to(isCtrl ? bounds.rowCount : from.row, lastColumn)
    case 'PageDown':
      return to(from.row + bounds.pageRows, from.column)
    case 'PageUp':
      // A page up ends in the first row; the header is one step further.
      return to(from.row === 0 ? 0 : Math.max(1, from.row - bounds.pageRows), from.column)
    default:
      return null
  }
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value))
}
