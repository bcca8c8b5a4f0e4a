import type { WidgetColumn } from '@producer-portal/domain/lists'
import type { ListWidgetColumn, Locale } from '@producer-portal/ui'
import { translateColumn } from '../i18n/translate-column.js'
import type { Terms } from '../i18n/useTerms.js'
import { toCardFact } from './card-fact.js'

/** A column of a widget in the language of the terms, written as the locale writes dates and numbers: its lines on one. */
export function writeColumn<Row>(column: WidgetColumn<Row>, locale: Locale, terms: Terms): ListWidgetColumn<Row> {
  const { id, header, title, width, minWidth, align, isSortable, tone, card, ...translated } = translateColumn(
    column,
    terms,
  )
  const text = (row: Row) => translated.text(row, locale).replaceAll('\n', ', ')
  return {
    id,
    header,
    width,
    minWidth,
    align,
    isSortable,
    tone,
    card,
    text,
    // A date says which one it is: 'Lapse Date 01/05/2027'
    cardText: card === 'meta' ? (row) => toCardFact(row, { header, title, text }) : undefined,
  }
}
