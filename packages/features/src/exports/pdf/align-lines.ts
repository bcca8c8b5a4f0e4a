/** The text of a cell: one entry per line of the text, each wrapped to the width of its column. */
export type CellEntries = readonly (readonly string[])[]

/** The lines of the cells of a row. */
export interface RowLines {
  readonly cells: readonly (readonly string[])[]
  /** The lines of each cell where a new entry starts and needs a dividing rule. */
  readonly rules: readonly (readonly number[])[]
}

const noRules: readonly number[] = []

/**
 * Aligns the entries of a row's cells. Aligned cells with the same number of entries, such as the requirements of a case
 * and their dates, keep them side by side: where one entry takes two lines, the others get an empty line.
 * @param isAligned whether the cell at an index is aligned
 */
export function alignLines(cells: readonly CellEntries[], isAligned: readonly boolean[]): RowLines {
  const heights = new Map<number, number[]>()
  cells.forEach((entries, place) => {
    if (!isAligned[place] || entries.length < 2) return
    const known = heights.get(entries.length)
    heights.set(
      entries.length,
      entries.map((lines, index) => Math.max(lines.length, known?.[index] ?? 1)),
    )
  })
  const getHeights = (place: number) => (isAligned[place] ? heights.get(cells[place]?.length ?? 0) : undefined)
  return {
    cells: cells.map((entries, place) => padEntries(entries, getHeights(place))),
    rules: heights.size === 0 ? [] : cells.map((_, place) => findRules(getHeights(place))),
  }
}

function padEntries(entries: CellEntries, heights: readonly number[] | undefined): readonly string[] {
  if (!heights) return entries.flat()
  return entries.flatMap((lines, index) => {
    const missing = index === entries.length - 1 ? 0 : (heights[index] ?? 0) - lines.length
    return missing > 0 ? [...lines, ...Array.from({ length: missing }, () => '')] : lines
  })
}

/** Entries of one line each need no rules. */
function findRules(heights: readonly number[] | undefined): readonly number[] {
  if (!heights?.some((height) => height > 1)) return noRules
  let line = 0
  return heights.slice(0, -1).map((height) => (line += height))
}
