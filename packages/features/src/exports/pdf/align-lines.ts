/** The text of a cell: one entry per line of the text, each wrapped to the width of its column. */
export type CellEntries = readonly (readonly string[])[]

/** The lines of text of every cell of a row. */
export type CellLines = readonly (readonly string[])[]

/**
 * Aligns the entries of a row's cells. Aligned cells with the same number of entries, such as the requirements of a case
 * and their dates, keep them side by side: where one entry takes two lines, the others get an empty line. As soon as one
 * of them does, an empty line is between the entries, too.
 * @param isAligned whether the cell at an index is aligned
 */
export function alignLines(cells: readonly CellEntries[], isAligned: readonly boolean[]): CellLines {
  const heights = new Map<number, number[]>()
  cells.forEach((entries, place) => {
    if (!isAligned[place] || entries.length < 2) return
    const cached = heights.get(entries.length)
    heights.set(
      entries.length,
      entries.map((lines, index) => Math.max(lines.length, cached?.[index] ?? 1)),
    )
  })
  return cells.map((entries, place) => padEntries(entries, isAligned[place] ? heights.get(entries.length) : undefined))
}

function padEntries(entries: CellEntries, heights: readonly number[] | undefined): readonly string[] {
  if (!heights) return entries.flat()
  const spacing = heights.some((height) => height > 1) ? 1 : 0
  return entries.flatMap((lines, index) => {
    const missing = index === entries.length - 1 ? 0 : (heights[index] ?? 0) + spacing - lines.length
    return missing > 0 ? [...lines, ...Array.from({ length: missing }, () => '')] : lines
  })
}
