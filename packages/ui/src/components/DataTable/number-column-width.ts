const LEAST = 40

/** The space on both sides of a number, in digits. */
const AROUND = 2.7

/** Width in px of the row-number column: wide enough for the last number. */
export function numberColumnWidth(rowCount: number, digitWidth: number): number {
  return Math.max(LEAST, Math.ceil((String(rowCount).length + AROUND) * digitWidth))
}
