import type { PdfLine } from './paginate.js'
import type { PdfTag, PdfTags } from './pdf-tags.js'

/** The table of an export as screen readers get it: one table over all pages. */
export interface TableTags {
  /** Adds the column headings, once; they're repeated on every page. Empty from the second time on. */
  readonly addHeadings: (columns: number) => readonly PdfTag[]
  /** Adds a line, and returns the tags of its cells: none for a heading that is repeated. */
  readonly addLine: (line: PdfLine, columns: number) => readonly PdfTag[]
}

const toHeader = (scope: 'Row' | 'Column', more = '') => `/O/Table/Scope/${scope}${more}`

export function createTableTags({ root }: PdfTags): TableTags {
  let table: PdfTag | undefined
  let last: readonly PdfTag[] = []
  const addRow = () => (table ??= root.add('Table')).add('TR')
  const addCells = (count: number, addCell: (row: PdfTag, column: number) => PdfTag) => {
    const row = addRow()
    return Array.from({ length: count }, (_, column) => addCell(row, column))
  }
  return {
    addHeadings: (columns) => (table ? [] : addCells(columns, (row) => row.add('TH', toHeader('Column')))),
    addLine: ({ kind, isRepeated }, columns) => {
      if (isRepeated) return []
      if (kind === 'group') return addCells(1, (row) => row.add('TH', toHeader('Row', `/ColSpan ${columns}`)))
      // The rest of a long row belongs to the cells that began on the page before.
      if (kind === 'rest') return last
      last = addCells(columns, (row, column) => (column === 0 ? row.add('TH', toHeader('Row')) : row.add('TD')))
      return last
    },
  }
}
