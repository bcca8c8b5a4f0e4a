import type { ReactNode } from 'react'

/** All that the cells of one column have in common, worked out once instead of once a cell. */
export interface PreparedCell<Row> {
  readonly key: string
  readonly className: string
  readonly role: 'gridcell' | 'rowheader'
  /** Position among all columns, from 1, as assistive technology counts. */
  readonly colIndex: number
  /** What the cell shows; `index` is the place of the row in the view, from 0. */
  content(row: Row, index: number): ReactNode
}
