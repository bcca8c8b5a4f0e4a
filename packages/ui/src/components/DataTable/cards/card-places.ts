import type { DataTableColumn } from '../data-table-column.js'
import type { DataTableProps } from '../data-table-props.js'
import { tokens } from '../../../tokens/tokens.js'

/** As many cards beside each other as there is room for. */
export const cardColumns = `repeat(auto-fill, minmax(min(100%, calc(1.75 * ${tokens.size.menu})), 1fr))`

/** True if the cards are summaries: a column is in one of their places. */
export function hasSummary<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.some(({ card = 'field' }) => !['title', 'hidden', 'field'].includes(card))
}

/** True if a summary ends in a line of controls, as far as the columns tell. */
export function hasFoot<Row>({ columns, renderRowActions, hasActionsFirst }: DataTableProps<Row>): boolean {
  const hasActionsLast = renderRowActions !== undefined && !hasActionsFirst
  return hasActionsLast || columns.some(({ card = 'field' }) => card === 'field' || card === 'note')
}
