import type { DataTableColumn } from '@producer-portal/ui'

/** A fact on a card, which says what it is: 'Lapse Date 01/05/2027'. Empty without a value. */
export function toCardFact<Row>(row: Row, column: Pick<DataTableColumn<Row>, 'header' | 'text'> & Titled): string {
  const value = column.text(row)
  return value && `${column.title ?? column.header} ${value}`
}

interface Titled {
  /** A shorter header. */
  readonly title?: string
}
