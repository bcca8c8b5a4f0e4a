import type { DataTableColumn } from './data-table-column.js'

/** The rows in which the text of any column contains `filterText`, without regard to case; '' keeps all. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  filterText: string,
): readonly Row[] {
  const wanted = filterText.trim().toLowerCase()
  if (wanted === '') return rows
  return rows.filter((row) => columns.some((column) => column.text(row).toLowerCase().includes(wanted)))
}
