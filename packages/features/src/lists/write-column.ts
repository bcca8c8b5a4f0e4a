import type { WidgetColumn } from '@producer-portal/domain/lists'
import type { ListWidgetColumn, Locale } from '@producer-portal/ui'

/** A column of a widget whose texts are written as the locale writes dates and numbers. */
export function writeColumn<Row>(column: WidgetColumn<Row>, locale: Locale): ListWidgetColumn<Row> {
  const { text, cardText } = column
  return { ...column, text: (row) => text(row, locale), cardText: cardText && ((row) => cardText(row, locale)) }
}
