import type { coreTexts } from '../../i18n/core-texts.js'
import type { listTexts } from '../../i18n/list-texts.js'
import type { Translate } from '../../i18n/useTexts.js'
import type { DataTableLabels } from '../DataTable/labels.js'
import { toListFiltersLabels, type ListFiltersLabels } from '../ListFilters/list-filters-labels.js'

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

/** The texts of a list screen in the language of the page. */
export function toListScreenLabels(
  t: Translate<typeof listTexts.entries>,
  tCore: Translate<typeof coreTexts.entries>,
): ListScreenLabels {
  return {
    ...toListFiltersLabels(t, tCore),
    filter: t('filter'),
    filtersActive: t('filtersActive'),
    rowsPerPage: t('rowsPerPage'),
    all: t('all'),
    moreActions: t('moreActions'),
    refresh: t('refresh'),
    empty: t('empty'),
    noResults: t('noResults'),
    refreshed: t('refreshed'),
    defaultOrder: t('defaultOrder'),
    moreColumns: (count) => t('moreColumns', { count }),
    firstColumns: t('firstColumns'),
    loading: t('loading'),
    loadingMore: t('loadingMore'),
    retry: tCore('retry'),
  }
}
