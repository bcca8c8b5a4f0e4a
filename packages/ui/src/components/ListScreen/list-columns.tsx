import type { ReactNode } from 'react'
import type { DataTableColumn, SummaryPlace } from '../DataTable/data-table-column.js'
import type { Locale } from '../../i18n/locale.js'
import { drawTwoLines } from '../Text/keep-whole.js'
import { truncate } from '../TruncatedText/truncate.js'
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.js'

/** A column whose text may be a status: `tone` shows it in a badge. */
export interface ListTableColumn<Row, Id extends string> extends Omit<DataTableColumn<Row>, 'text' | 'items'> {
  readonly id: Id
  /** The cell as plain text, as the locale writes dates and numbers. */
  text(row: Row, locale?: Locale): string
  /** The lines that a list shows one by one, written likewise. */
  items?(row: Row, locale?: Locale): readonly string[]
  /** The place on a card, which makes the card a summary. Default: none, it is among the fields. */
  readonly onCard?: SummaryPlace
  tone?(row: Row, item: number): StatusBadgeProps['tone']
}

export interface ListColumnsLook<Row, Id extends string> {
  /** The column that names a row; where it is not shown, the first one does. */
  readonly nameId: Id
  /** The locale of dates and numbers. Default: `en-US`. */
  readonly locale?: Locale
  /** Shown in place of a missing name: the title of the row's card, and its row header for screen readers. */
  readonly missingText: string
  /** The longest status in a badge; a longer one is shown as any text is, so that it can be cut. Default: no limit. */
  readonly maxCharacters?: number
  /** Cells drawn in place of their text, such as a link. Default: none. */
  readonly cells?: Readonly<Partial<Record<Id, (row: Row, item: number) => ReactNode>>>
  /** The content of a place on a summary card instead of the column's text. Default: none. */
  readonly cardCells?: Readonly<Partial<Record<SummaryPlace, (row: Row, column: DataTableColumn<Row>) => ReactNode>>>
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
  { nameId, missingText, locale, maxCharacters, cells, cardCells }: ListColumnsLook<Row, Id>,
): readonly DataTableColumn<Row>[] {
  const naming = columns.some(({ id }) => id === nameId) ? nameId : columns[0]?.id
  return columns.map((column) => {
    const cardCell = column.onCard && cardCells?.[column.onCard]
    const written = {
      ...column,
      text: (row: Row) => column.text(row, locale),
      items: column.items && ((row: Row) => column.items?.(row, locale) ?? []),
    }
    return {
      ...written,
      width: Math.max(column.width, minHeaderWidth(column)),
      card: column.id === naming ? 'title' : (column.onCard ?? 'field'),
      text: (row) => written.text(row) || (column.id === naming ? missingText : ''),
      // A word with a hyphen is on one of two lines, and so is each of two values
      drawText: column.isMultiline ? drawTwoLines : undefined,
      cell: cells?.[column.id] ?? statusCell(written, column, maxCharacters),
      cardCell: cardCell && ((row) => cardCell(row, written)),
    }
  })
}

function statusCell<Row>(
  written: Pick<DataTableColumn<Row>, 'items' | 'text'>,
  column: Pick<ListTableColumn<Row, string>, 'tone'>,
  maxCharacters = Number.POSITIVE_INFINITY,
) {
  if (!column.tone) return undefined
  return (row: Row, item: number) => {
    const words = written.items ? written.items(row)[item] : written.text(row)
    if (words && truncate(words, maxCharacters) !== words) return undefined
    return words && <StatusBadge tone={column.tone?.(row, item)}>{words}</StatusBadge>
  }
}
