import type { DataTableProps } from './data-table-props.js'
import type { ShownRows } from './shown-rows.js'

type TableState = NonNullable<DataTableProps<unknown>['state']>

/** True if rows are shown. */
export const hasRows = (state: TableState) => state === 'ready' || state === 'loading-more'

/** True if rows are on their way. */
export const isLoading = (state: TableState) => state === 'loading' || state === 'loading-more'

/** True if it is unknown how many rows there are; a list that loads again keeps its number. */
export const isCountUnknown = (state: TableState, { total }: Pick<ShownRows<unknown>, 'total'>) =>
  state === 'loading-more' || (state === 'loading' && total === 0)
