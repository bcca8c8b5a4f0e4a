/** What a cell says: one entry per line of its text, each broken into the lines that it takes in its column. */
export type CellEntries = readonly (readonly string[])[]

/** The lines of the cells of a row. */
export interface RowLines {
  readonly cells: readonly (readonly string[])[]
  /** The lines of each cell at which a further entry begins, where it would not be seen without a rule. */
  readonly rules: readonly (readonly number[])[]
}

const noRules: readonly number[] = []

/**
 * The lines of the cells of a row. Cells in step with as many entries, such as the requirements of a case and their
 * dates, stay so: where one of them takes two lines, the others wait.
 * @param isInStep whether the cell at a place is in step
 */
export function cellLines(cells: readonly CellEntries[], isInStep: readonly boolean[]): RowLines {
  const heights = new Map<number, number[]>()
  cells.forEach((entries, place) => {
    if (!isInStep[place] || entries.length < 2) return
    const known = heights.get(entries.length)
    heights.set(
      entries.length,
      entries.map((lines, index) => Math.max(lines.length, known?.[index] ?? 1)),
    )
  })
  const heightsOf = (place: number) => (isInStep[place] ? heights.get(cells[place]?.length ?? 0) : undefined)
  return {
    cells: cells.map((entries, place) => linesOf(entries, heightsOf(place))),
    rules: heights.size === 0 ? [] : cells.map((_, place) => rulesOf(heightsOf(place))),
  }
}

function linesOf(entries: CellEntries, heights: readonly number[] | undefined): readonly string[] {
  if (!heights) return entries.flat()
  return entries.flatMap((lines, index) => {
    const missing = index === entries.length - 1 ? 0 : (heights[index] ?? 0) - lines.length
    return missing > 0 ? [...lines, ...Array.from({ length: missing }, () => '')] : lines
  })
}

/** Entries of one line each are told apart without. */
function rulesOf(heights: readonly number[] | undefined): readonly number[] {
  if (!heights?.some((height) => height > 1)) return noRules
  let line = 0
  return heights.slice(0, -1).map((height) => (line += height))
}
