/** Rows with the largest number first, and those without one last; equal rows keep their order. */
export function largestFirst<Row>(rows: readonly Row[], getNumber: (row: Row) => number | null): Row[] {
  const numbers = new Map(rows.map((row) => [row, getNumber(row) ?? Number.MIN_SAFE_INTEGER]))
  return rows.toSorted((a, b) => (numbers.get(b) ?? 0) - (numbers.get(a) ?? 0))
}
