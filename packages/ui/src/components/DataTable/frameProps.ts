import type { HTMLAttributes } from 'react'
import type { DataTableProps } from './DataTableProps.js'

const tableProps: ReadonlySet<string> = new Set<keyof DataTableProps<unknown>>([
  'aria-label',
  'aria-labelledby',
  'columns',
  'rows',
  'getRowId',
  'sort',
  'defaultSort',
  'onSortChange',
  'isSortedByCaller',
  'filterText',
  'isResizable',
  'onColumnResize',
  'hasRowNumbers',
  'rowNumberWidth',
  'rowActions',
  'rowActionsWidth',
  'hasReusableCells',
  'hasActionsFirst',
  'onRowOpen',
  'state',
  'emptyState',
  'errorState',
  'onRetry',
  'paging',
  'maxCharacters',
  'onFullText',
  'cardsBelow',
  'cardFields',
  'hasCardSort',
  'rowHeight',
  'hasFrame',
  'labels',
])

/** The props that belong to the outermost element rather than to the table. */
export function frameProps<Row>(props: DataTableProps<Row>): HTMLAttributes<HTMLDivElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !tableProps.has(name)))
}
