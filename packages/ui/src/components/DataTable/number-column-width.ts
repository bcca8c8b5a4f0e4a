const LEAST = 40

/** Most lists have two digits: the column keeps its width while they load. */
const leastDigits = 2

/** The space on both sides of a number, in digits. */
const AROUND = 2.7

/** Width in px of the row-number column: wide enough for the last number. */
export function numberColumnWidth(rowCount: number, digitWidth: number): number {
  const digits = Math.max(leastDigits, String(rowCount).length)
  return Math.max(LEAST, Math.ceil((digits + AROUND) * digitWidth))
}
