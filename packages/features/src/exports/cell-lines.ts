/** What a cell says: one entry per line of its text, each broken into the lines that it takes in its column. */
export type CellEntries = readonly (readonly string[])[]

/**
 * The lines of the cells of a row. Cells in step with as many entries, such as the requirements of a case and their
 * dates, stay so: where one of them takes two lines, the others wait.
 * @param isInStep whether the cell at a place is in step
 */
export function cellLines(cells: readonly CellEntries[], isInStep: readonly boolean[]): readonly (readonly string[])[] {
  const heights = new Map<number, number[]>()
  cells.forEach((entries, place) => {
    if (!isInStep[place] || entries.length < 2) return
    const known = heights.get(entries.length)
    heights.set(
      entries.length,
      entries.map((lines, index) => Math.max(lines.length, known?.[index] ?? 1)),
    )
  })
  return cells.map((entries, place) => {
    const height = isInStep[place] ? heights.get(entries.length) : undefined
    if (!height) return entries.flat()
    return entries.flatMap((lines, index) => {
      const missing = index === entries.length - 1 ? 0 : (height[index] ?? 0) - lines.length
      return missing > 0 ? [...lines, ...Array.from({ length: missing }, () => '')] : lines
    })
  })
}
