import type { DataTableColumn } from './data-table-column.js'

/** Rows that contain a text. */
interface Found<Row> {
  readonly text: string
  readonly rows: readonly Row[]
}

/**
 * Makes the filter of a table: it returns the rows in which the text of any column contains `filterText`, without regard
 * to case; '' keeps all. It remembers what it found: each letter that is added to a text looks only through the rows
 * found so far, and one that is taken away gives back the rows found before.
 */
export function createRowFilter<Row>(
  rows: readonly Row[],
  columns: readonly Pick<DataTableColumn<Row>, 'text'>[],
): (filterText: string) => readonly Row[] {
  const all = { text: '', rows }
  /** The results for the last text and for the shorter ones within it, all rows first. */
  let found: readonly Found<Row>[] = [all]
  return (filterText) => {
    const text = filterText.trim()
    found = found.filter((each) => text.includes(each.text))
    const last = found.at(-1) ?? all
    if (last.text === text) return last.rows
    const next = { text, rows: findRows(last.rows, columns, text) }
    found = [...found, next]
    return next.rows
  }
}

function findRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<DataTableColumn<Row>, 'text'>[],
  text: string,
): readonly Row[] {
  // Texts stay as they are: one in lower case for each cell would take half of the time
  const pattern = new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'iu')
  return rows.filter((row) => columns.some((column) => pattern.test(column.text(row))))
}
