/** The measures of the column's font, in px. */
export interface NumberSizes {
  readonly digitWidth: number
  /** The space on either side of a number. */
  readonly cellPadding: number
}

const LEAST = 40

/** Width in px of the row-number column: wide enough for the last number. */
export function numberColumnWidth(rowCount: number, { digitWidth, cellPadding }: NumberSizes): number {
  return Math.max(LEAST, Math.ceil(String(rowCount).length * digitWidth + 2 * cellPadding))
}
