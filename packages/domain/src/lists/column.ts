import type { CellContent } from './cells.ts'

/** One column of a list as data: its header, what its cells say and what they sort by, without any drawing. */
export interface ListColumn<Row, Id extends string = string> extends CellContent<Row> {
  readonly id: Id
  readonly header: string
  /** Default width in CSS pixels. */
  readonly width: number
}

/** The lists that show a column, with its place in each. Places are ten apart, so that another column fits between. */
export type ListPlaces<List extends string> = Readonly<Partial<Record<List, number>>>

/** The columns that a list shows, in the order of their places. */
export function columnsInPlaces<List extends string, Column extends { readonly lists: ListPlaces<List> }>(
  columns: readonly Column[],
  list: List,
): readonly Column[] {
  const placeOf = ({ lists }: Column) => lists[list] ?? Number.POSITIVE_INFINITY
  return columns.filter((column) => Number.isFinite(placeOf(column))).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Columns by their ids. */
export function columnsById<Column extends { readonly id: string }>(
  columns: readonly Column[],
): Readonly<Record<Column['id'], Column>> {
  // Every id that the type names is the id of one of the columns
  return Object.fromEntries(columns.map((column) => [column.id, column])) as Record<Column['id'], Column>
}
