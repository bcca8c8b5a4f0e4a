/** Rows with the largest number first, and those without one last; equal rows keep their order. */
export function largestFirst<Row>(rows: readonly Row[], getNumber: (row: Row) => number | null): Row[] {
  const numbers = new Map(rows.map((row) => [row, getNumber(row) ?? Number.MIN_SAFE_INTEGER]))
  return rows.toSorted((a, b) => (numbers.get(b) ?? 0) - (numbers.get(a) ?? 0))
}

/** Rows with the smallest number first, and those without one last; equal rows keep their order. */
export function smallestFirst<Row>(rows: readonly Row[], getNumber: (row: Row) => number | null): Row[] {
  return largestFirst(rows, (row) => {
    const number = getNumber(row)
    return number === null ? null : -number
  })
}
