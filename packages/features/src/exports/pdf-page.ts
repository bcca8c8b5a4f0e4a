import type { RowLines } from './cell-lines.js'

/** A line of the table, ready to be drawn. */
export interface PdfLine {
  /** A row of the list or a further part of a long one, or the heading of a group. */
  readonly kind: 'row' | 'rest' | 'group'
  /** How deep a group stands, from 0; that of a row does not matter. */
  readonly level: number
  /** The lines of text of every cell; a group has one cell. */
  readonly cells: readonly (readonly string[])[]
  /** The lines of each cell that have a rule above them; without any where there is none. */
  readonly rules?: RowLines['rules']
  /** In points. */
  readonly height: number
}

/**
 * Lays lines on pages. A page that begins within groups says them again, and no group's heading stands alone at the
 * foot of a page.
 * @param room the height that the lines of a page share; more than any line and its groups need
 * @param sayAgain the heading of a group on a further page
 */
export function pdfPages(
  lines: readonly PdfLine[],
  room: number,
  sayAgain: (group: PdfLine) => PdfLine,
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
    if (page.length === 0 || used + heightTogether(lines, index) > room) {
      page = []
      used = 0
      pages.push(page)
      groups.map(sayAgain).forEach(add)
    }
    add(line)
    if (line.kind === 'group') groups.push(line)
  })
  return pages
}

/** The height of a line with what may not be parted from it: headings stay with the row below them. */
function heightTogether(lines: readonly PdfLine[], index: number): number {
  let height = 0
  for (let next = index; next < lines.length; next += 1) {
    const line = lines[next]
    height += line?.height ?? 0
    if (line?.kind !== 'group') break
  }
  return height
}
