import type { ReactNode } from 'react'
import type { DataTableColumn, SummaryPlace } from '../DataTable/data-table-column.js'
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.js'

/** A column whose text may be a status: `tone` shows it in a badge. */
export interface ListTableColumn<Row, Id extends string> extends DataTableColumn<Row> {
  readonly id: Id
  tone?(row: Row, item: number): StatusBadgeProps['tone']
}

export interface ListColumnsLook<Row, Id extends string> {
  /** The column that names a row; where it is not shown, the first one does. */
  readonly nameId: Id
  /** Shown in place of a missing name: the title of the row's card, and its row header for screen readers. */
  readonly missingText: string
  /** Cells drawn in place of their text, such as a link. Default: none. */
  readonly cells?: Readonly<Partial<Record<Id, (row: Row, item: number) => ReactNode>>>
  /** The places of columns on a card, so that it is a summary. Default: none, it lists all fields. */
  readonly cards?: Readonly<Partial<Record<Id, SummaryPlace>>>
  /** What such a card shows in place of their texts. Default: none. */
  readonly cardCells?: Readonly<Partial<Record<Id, (row: Row) => ReactNode>>>
}

const letterWidth = 7.5
const headerPadding = 24
const lockWidth = 16

/**
 * Px that a header needs so that its text is shown in full on two lines, even with the user's wider letter and word
 * spacing (WCAG 1.4.12): the letters at 12 px, the padding with the sort arrow in it, a lock.
 */
function minHeaderWidth({ header, isLocked }: Pick<DataTableColumn<never>, 'header' | 'isLocked'>): number {
  const words = header.split(' ')
  const lengths = words.map((_, index) =>
    Math.max(words.slice(0, index).join(' ').length, words.slice(index).join(' ').length),
  )
  return Math.ceil(Math.min(...lengths) * letterWidth) + headerPadding + (isLocked ? lockWidth : 0)
}

/** The columns of a list as its screen shows them: as wide as their headers, and one of them names the row. */
export function toTableColumns<Row, Id extends string>(
  columns: readonly ListTableColumn<Row, Id>[],
  { nameId, missingText, cells, cards, cardCells }: ListColumnsLook<Row, Id>,
): readonly DataTableColumn<Row>[] {
  const naming = columns.some(({ id }) => id === nameId) ? nameId : columns[0]?.id
  return columns.map((column) => ({
    ...column,
    width: Math.max(column.width, minHeaderWidth(column)),
    card: column.id === naming ? 'title' : (cards?.[column.id] ?? 'field'),
    text: (row) => column.text(row) || (column.id === naming ? missingText : ''),
    cell: cells?.[column.id] ?? statusCell(column),
    cardCell: cardCells?.[column.id],
  }))
}

function statusCell<Row, Id extends string>(column: ListTableColumn<Row, Id>) {
  if (!column.tone) return undefined
  return (row: Row, item: number) => {
    const text = column.items ? column.items(row)[item] : column.text(row)
    return text && <StatusBadge tone={column.tone?.(row, item)}>{text}</StatusBadge>
  }
}
