import type { HTMLAttributes } from 'react'
import type { DataTableProps } from './data-table-props.js'

const tableProps: ReadonlySet<string> = new Set<keyof DataTableProps<unknown>>([
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'columns',
  'rows',
  'getRowId',
  'sortDescriptor',
  'defaultSortDescriptor',
  'onSortChange',
  'manualSorting',
  'filterText',
  'isResizable',
  'columnWidths',
  'onColumnResize',
  'showRowNumbers',
  'rowNumberWidth',
  'renderRowActions',
  'rowActionsWidth',
  'recycleCells',
  'hasActionsFirst',
  'expansion',
  'onRowAction',
  'getRowHref',
  'state',
  'emptyState',
  'errorState',
  'onRetry',
  'pagination',
  'footer',
  'maxCharacters',
  'onShowFullText',
  'cardBreakpoint',
  'maxCardFields',
  'hasCardSort',
  'tools',
  'rowHeight',
  'hasFrame',
  'labels',
])

/** The props that belong to the outermost element rather than to the table. */
export function frameProps<Row>(props: DataTableProps<Row>): HTMLAttributes<HTMLDivElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !tableProps.has(name)))
}
