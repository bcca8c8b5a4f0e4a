import type { FormatLocale } from '../formatting/locale.ts'
import type { RegisteredColumn } from './column-registry.ts'
import type { StatusTone } from '../contracts/status-tone.ts'

/** A column of a list as a widget shows it: its lines on one, and a fact of a card with its name. */
export interface WidgetColumn<Row> extends Pick<
  RegisteredColumn<Row>,
  'id' | 'header' | 'width' | 'align' | 'sortValue'
> {
  readonly minWidth: number
  readonly isSortable: boolean
  readonly text: (row: Row, locale?: FormatLocale) => string
  readonly tone?: (row: Row) => StatusTone
  readonly card: NonNullable<RegisteredColumn<Row>['onCard']>
  readonly cardText?: (row: Row, locale?: FormatLocale) => string
}

/** The narrowest that a column of a widget becomes. */
const narrowest = 136

/** Makes the column of a widget from that of its list. */
export function toWidgetColumn<Row>(column: RegisteredColumn<Row>, isSortable: boolean): WidgetColumn<Row> {
  const { id, header, title, width, align, sortValue, text, tone, onCard = 'meta' } = column
  return {
    id,
    header,
    width,
    minWidth: Math.min(width, narrowest),
    align,
    isSortable,
    sortValue,
    tone,
    text: (row, locale) => text(row, locale).replaceAll('\n', ', '),
    card: onCard,
    // A date says which one it is: 'Lapse Date 01/05/2027'
    cardText: onCard === 'meta' ? (row, locale) => text(row, locale) && `${title} ${text(row, locale)}` : undefined,
  }
}
