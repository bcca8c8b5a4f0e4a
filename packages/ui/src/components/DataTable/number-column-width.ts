const LEAST = 40
const PER_DIGIT = 9
const AROUND = 24

/** Width in px of the row-number column: wide enough for the last number. */
export function numberColumnWidth(rowCount: number): number {
  return Math.max(LEAST, String(rowCount).length * PER_DIGIT + AROUND)
}
