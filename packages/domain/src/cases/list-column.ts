import type { SortValue } from './sort-rows.ts'

/** What a cell holds; `lines` cells hold one line per requirement, agent or client. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'lines'

/** A column of a list as data: what its cells say and how they sort, without any drawing. */
export interface ListColumn<Row, Id extends string = string> {
  readonly id: Id
  readonly headerTitle: string
  readonly kind: ColumnKind
  /** Width at first sight, in CSS pixels. */
  readonly width: number
  readonly align: 'start' | 'end'
  /** The formatted content; empty when the row has nothing to say here. */
  readonly lines: (row: Row) => string[]
  /** Whether each line is about one requirement, agent or client, and belongs beside the same line of such cells. */
  readonly isInStep?: boolean
  /** What the column sorts by: days since 1970 for dates, and the first line that is not blank for several lines. */
  readonly sortValue: (row: Row) => SortValue
}

/** The part of a column that says what stands in its cells. */
export type CellContent<Row> = Pick<ListColumn<Row>, 'kind' | 'align' | 'lines' | 'isInStep' | 'sortValue'>
