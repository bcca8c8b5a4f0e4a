import type { CellLines } from './align-lines.js'

/** A line of the table, ready to draw. */
export interface PdfLine {
  /** A row of the list, the continuation of a long row, or the heading of a group. */
  readonly kind: 'row' | 'rest' | 'group'
  /** The nesting level of a group, from 0; ignored for rows. */
  readonly level: number
  /** The lines of text of every cell; a group has one cell. */
  readonly cells: CellLines
  /** True for the heading of a group that continues from the page before. */
  readonly isRepeated?: boolean
  /** In points. */
  readonly height: number
}

/**
 * Distributes lines over pages. A page that starts within groups repeats their headings, and no group's heading is the
 * last line of a page.
 * @param room the height of a page's lines; more than any line needs with the headings of its groups
 * @param repeatGroup returns the heading of a group that continues on another page
 */
export function paginate(
  lines: readonly PdfLine[],
  room: number,
  repeatGroup: (group: PdfLine) => PdfLine,
): readonly (readonly PdfLine[])[] {
  const pages: PdfLine[][] = []
  let page: PdfLine[] = []
  let used = 0
  let groups: PdfLine[] = []
  const add = (line: PdfLine) => {
    page.push(line)
    used += line.height
  }
  lines.forEach((line, index) => {
    if (line.kind === 'group') groups = groups.filter(({ level }) => level < line.level)
    if (page.length === 0 || used + measureBlock(lines, index) > room) {
      page = []
      used = 0
      pages.push(page)
      groups.map(repeatGroup).forEach(add)
    }
    add(line)
    if (line.kind === 'group') groups.push(line)
  })
  return pages
}

/** The height of a line and of those that must stay with it: headings stay with the row below them. */
function measureBlock(lines: readonly PdfLine[], index: number): number {
  let height = 0
  for (let next = index; next < lines.length; next += 1) {
    const line = lines[next]
    height += line?.height ?? 0
    if (line?.kind !== 'group') break
  }
  return height
}
