import type { ListColumn } from '@producer-portal/domain/lists'
import type { Terms } from './useTerms.js'

/** A column of a list with its header, and with the words of its cells, in the language of the terms. */
export function translateColumn<Row, Column extends ListColumn<Row>>(
  column: Column & ListColumn<Row>,
  terms: Terms,
): Column {
  const named: Column = terms.nameColumn(column)
  if (!column.tone && !column.hasTerms) return named
  const { text, items } = column
  return {
    ...named,
    text: (row, locale) => text(row, locale).split('\n').map(terms.toTerm).join('\n'),
    items: items && ((row, locale) => items(row, locale).map(terms.toTerm)),
  }
}
