import type { tableTexts } from '../../i18n/table-texts.js'
import type { Translate } from '../../i18n/useTexts.js'
import type { PaginationLabels } from '../Pagination/pagination-labels.js'
import type { SortDirection } from './sort-rows.js'
import type { ResizingLabels } from './resizing/resizing-labels.js'

/** Every text of the table itself. */
export interface DataTableLabels {
  /** Header of the row-number column as read out; the column shows '#'. */
  readonly rowNumber: string
  /** Header of the actions column. */
  readonly actions: string
  /** Read out in the header of a locked column. */
  readonly locked: string
  /** Announced once after a sort. */
  sorted(header: string, direction: SortDirection): string
  /** Label of the sort control above the cards. */
  readonly sortBy: string
  /** Its text while nothing is sorted. */
  readonly unsorted: string
  /** Name of the button above the cards that reverses the order; it states the current order. */
  direction(direction: SortDirection): string
  /** Button at the end of a card that shows its further fields. */
  moreFields(count: number): string
  /** Button that hides them again. */
  readonly fewerFields: string
  /** Button of a card that is a summary: shows all fields, and hides them again. */
  readonly allFields: string
  /** Announced and shown while the rows load. */
  readonly loading: string
  /** Shown when there is no row. */
  readonly empty: string
  /** Shown when the rows failed to load. */
  readonly error: string
  /** Button under the error. */
  readonly retry: string
  /** Texts of the page buttons. */
  readonly pages?: Partial<PaginationLabels>
  /** Texts of the handles that resize columns. */
  readonly resizing?: Partial<ResizingLabels>
}

/** The texts of cards, which load with them. */
export type CardLabels = Pick<
  DataTableLabels,
  'sortBy' | 'unsorted' | 'direction' | 'moreFields' | 'fewerFields' | 'allFields'
>

/** The texts of the table as a grid. */
export type GridLabels = Omit<DataTableLabels, keyof CardLabels | 'empty' | 'error' | 'retry'>

/** The texts of the grid in the language of the page. */
export function toGridLabels(t: Translate<typeof tableTexts.entries>): GridLabels {
  return {
    rowNumber: t('rowNumber'),
    actions: t('actions'),
    locked: t('locked'),
    sorted: (column, direction) => t(direction === 'ascending' ? 'sortedAscending' : 'sortedDescending', { column }),
    loading: t('loading'),
  }
}
