import type { DataTableColumn } from './data-table-column.js'

/** The rows in which the text of any column contains `filterText`, without regard to case; '' keeps all. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  filterText: string,
): readonly Row[] {
  const wanted = filterText.trim()
  if (wanted === '') return rows
  // Texts stay as they are: one in lower case for each cell would take half of the time
  const pattern = new RegExp(wanted.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'iu')
  return rows.filter((row) => columns.some((column) => pattern.test(column.text(row))))
}
