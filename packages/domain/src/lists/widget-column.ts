import type { RegisteredColumn } from './column-registry.ts'

/** A column of a list as a widget shows it. */
export interface WidgetColumn<Row> extends RegisteredColumn<Row> {
  readonly minWidth: number
  readonly isSortable: boolean
  /** Its place on a card. */
  readonly card: NonNullable<RegisteredColumn<Row>['onCard']>
}

/** The narrowest that a column of a widget becomes. */
const narrowest = 136

/** Makes the column of a widget from that of its list. */
export function toWidgetColumn<Row>(column: RegisteredColumn<Row>, isSortable: boolean): WidgetColumn<Row> {
  const { width, onCard: card = 'meta' } = column
  return { ...column, minWidth: Math.min(width, narrowest), isSortable, card }
}
