import type { RegisteredColumn } from '@producer-portal/domain/lists'
import type { Terms } from '../i18n/useTerms.js'

/** Columns beside those of statuses whose cells hold words of the portal, not what people wrote. */
const columnsOfWords = ['ordered-by', 'mode', 'apl-option', 'billing-group']

/** A column of a list with its header, and with the words of its cells, in the language of the terms. */
export function translateColumn<Row>(column: RegisteredColumn<Row>, terms: Terms): RegisteredColumn<Row> {
  const named = terms.nameColumn(column)
  if (!column.tone && !columnsOfWords.includes(column.id)) return named
  const { text, items } = column
  return {
    ...named,
    text: (row, locale) => text(row, locale).split('\n').map(terms.toTerm).join('\n'),
    items: items && ((row, locale) => items(row, locale).map(terms.toTerm)),
  }
}
