'use client'
import type { SortDescriptor } from './sort-rows.js'
import { HeaderCell } from './HeaderCell.js'
import type { DataTableLabels } from './labels.js'
import type { ColumnLayout, ColumnWidths, PlacedColumn } from './layout/layoutColumns.js'

export interface TableHeaderProps<Row> {
  layout: ColumnLayout<Row>
  sort: SortDescriptor | null
  onSort: (columnId: string) => void
  labels: DataTableLabels
  /** Called with new widths; without it, columns keep theirs. */
  onResize?: (columnId: string, widths: ColumnWidths) => void
}

/** The row of headers, which stays above the rows; its locked part stays at the start as theirs does. */
export function TableHeader<Row>({ layout, sort, onSort, labels, onResize }: TableHeaderProps<Row>) {
  const cell = (placed: PlacedColumn<Row>) => (
    <HeaderCell
      key={placed.key}
      placed={placed}
      direction={sort && sort.columnId === placed.column?.id ? sort.direction : null}
      onSort={onSort}
      labels={labels}
      layout={layout}
      onResize={onResize}
    />
  )
  return (
    <div className="dt-head" role="row" aria-rowindex={1}>
      {layout.locked.length > 0 && (
        <div className="dt-head-locked" role="presentation">
          {layout.locked.map(cell)}
        </div>
      )}
      <div className="dt-head-main" role="presentation">
        {layout.main.map(cell)}
      </div>
    </div>
  )
}
