import type { DataTableLabels } from '../DataTable/labels.js'
import { englishListFiltersLabels, type ListFiltersLabels } from '../ListFilters/list-filters-labels.js'

/** Every text of a list screen that does not depend on its list. */
export interface ListScreenLabels extends ListFiltersLabels {
  /** Button that shows and hides the filters; it names them too. */
  readonly filter: string
  /** Read out after the number of filters on that button. */
  readonly filtersActive: string
  /** Words before the choice of page size. */
  readonly rowsPerPage: string
  /** The page size with which the list is one, without pages. */
  readonly all: string
  /** Name of the button that opens the menu of the toolbar. */
  readonly moreActions: string
  /** Line of that menu that loads the list again. */
  readonly refresh: string
  /** Shown in place of the rows when the list is empty. */
  readonly empty: string
  /** Shown there when the filters hide every row. */
  readonly noResults: string
  /** Said once the list was loaded again. */
  readonly refreshed: string
  /** Line of that menu that takes the sort away; said once it has. */
  readonly defaultOrder: string
  /** Button that scrolls a wide table on to the columns out of view at its end. */
  moreColumns(count: number): string
  /** The same button at the end, which scrolls back. */
  readonly firstColumns: string
  /** Shown and said while the list loads. */
  readonly loading: string
  /** Shown in place of the count, and said, while only the first rows are there. */
  readonly loadingMore: string
  /** Button of the message about a failed load. */
  readonly retry: string
  /** Texts of the table, such as translations. Keep them between renders. */
  readonly table?: Partial<DataTableLabels>
}

export const englishListScreenLabels: ListScreenLabels = {
  ...englishListFiltersLabels,
  filter: 'Filter',
  filtersActive: 'active',
  rowsPerPage: 'Rows per page',
  all: 'All',
  moreActions: 'More actions',
  refresh: 'Refresh list',
  empty: 'No data.',
  noResults: 'No available results.',
  refreshed: 'List refreshed',
  defaultOrder: 'Default order',
  moreColumns: (count) => (count === 1 ? '1 more column' : `${count} more columns`),
  firstColumns: 'First columns',
  loading: 'Loading',
  loadingMore: 'Loading the rest…',
  retry: 'Retry',
}
