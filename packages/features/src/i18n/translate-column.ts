import type { ListColumn } from '@producer-portal/domain/lists'
import type { Terms } from './useTerms.js'

/** A column of a list with its header, and with the words of its cells, in the language of the terms. */
export function translateColumn<Row, Column extends ListColumn<Row>>(
  column: Column & ListColumn<Row>,
  terms: Terms,
): Column {
  const { toTerm } = terms
  const named: Column = terms.nameColumn(column)
  const { text, items } = column
  // Words beside other content are the cell's own to translate
  if (!column.tone && !column.hasTerms) return { ...named, text: (row, locale) => text(row, locale, toTerm) }
  return {
    ...named,
    text: (row, locale) => text(row, locale).split('\n').map(toTerm).join('\n'),
    items: items && ((row, locale) => items(row, locale).map(toTerm)),
  }
}
