import type { ListColumn } from '@producer-portal/domain/lists'
import type { DataTableColumn, ListWidgetColumn } from '@producer-portal/ui'

/** A fact on a card, which says what it is: 'Lapse Date 01/05/2027'. Empty without a value. */
export function toCardFact<Row>(row: Row, column: Pick<DataTableColumn<Row>, 'header' | 'text'> & Titled): string {
  const value = column.text(row)
  return value && `${column.title ?? column.header} ${value}`
}

interface Titled {
  /** A shorter header. */
  readonly title?: string
}

/** A column of a list in a widget, where its lines stand on one. */
export function toWidgetColumn<Row>(
  column: Omit<ListColumn<Row>, 'sortValue'> & Titled,
  isSortable: boolean,
): ListWidgetColumn<Row> {
  const { id, header, width, align, text, tone, onCard = 'meta' } = column
  return {
    id,
    header,
    width,
    minWidth: Math.min(width, 136),
    align,
    isSortable,
    tone,
    text: (row) => text(row).replaceAll('\n', ', '),
    card: onCard,
    cardText: onCard === 'meta' ? (row) => toCardFact(row, column) : undefined,
  }
}
