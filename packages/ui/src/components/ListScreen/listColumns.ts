import type { ReactNode } from 'react'
import type { DataTableColumn } from '../DataTable/DataTableColumn.js'
import type { SortValue } from '../DataTable/sorting/sortRows.js'

/** A column of a list as its subject describes it, without any drawing. */
export interface ListColumnSource<Row, Id extends string = string> {
  readonly id: Id
  /** The header as shown. */
  readonly headerTitle: string
  /** Width in CSS px; a header that needs more gets more. */
  readonly width: number
  readonly align: 'start' | 'end'
  /** The cell as lines of text; none when there is nothing to say. */
  readonly lines: (row: Row) => readonly string[]
  readonly sortValue: (row: Row) => SortValue
  /** Keeps the column at the start while the others scroll sideways. Default: false. */
  readonly isLocked?: boolean
}

export interface ListColumnsLook<Row, Id extends string> {
  /** The column that names a row; where it is not shown, the first one does. */
  readonly nameId: Id
  /** Stands in the naming column of a row without a name: it heads the card, and the row for a screen reader. */
  readonly missingText: string
  /** Cells drawn in place of their text, such as a link. Default: none. */
  readonly cells?: Readonly<Partial<Record<Id, (row: Row) => ReactNode>>>
}

/**
 * Px that a header needs so that its words are not cut, also where a reader has set letters and words wider apart (WCAG
 * 1.4.12): the letters at 14 px, the padding, the sort arrow, a lock.
 */
const headerRoom = (title: string) => Math.ceil(title.length * 8.7) + 64

/** The columns of a list, described by its subject, as the table takes them. */
export function listColumns<Row, Id extends string>(
  columns: readonly ListColumnSource<Row, Id>[],
  { nameId, missingText, cells }: ListColumnsLook<Row, Id>,
): readonly DataTableColumn<Row>[] {
  const naming = columns.some(({ id }) => id === nameId) ? nameId : columns[0]?.id
  return columns.map(({ id, headerTitle, width, align, lines, sortValue, isLocked }) => ({
    id,
    header: headerTitle,
    width: Math.max(width, headerRoom(headerTitle)),
    align,
    isLocked,
    card: id === naming ? 'title' : 'field',
    text: (row) => lines(row).join('\n') || (id === naming ? missingText : ''),
    sortValue,
    cell: cells?.[id],
  }))
}
