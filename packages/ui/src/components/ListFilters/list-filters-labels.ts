import type { coreTexts } from '../../i18n/core-texts.js'
import type { listTexts } from '../../i18n/list-texts.js'
import type { Translate } from '../../i18n/useTexts.js'

/** Every text of the filters besides their labels. */
export interface ListFiltersLabels {
  /** Button that takes all filters away. */
  readonly clear: string
  /** Name of the button that empties a field that users type in. */
  readonly clearSearch: string
  /** Button of the dialog that puts its filters into effect. */
  readonly apply: string
  /** Name of the dialog's close button. */
  readonly close: string
  /** Read out once all filters are taken away. */
  readonly cleared: string
  /** Name of the button that takes a filter away. */
  remove(filter: string): string
  /** Read out once a filter is taken away. */
  removed(filter: string): string
}

/** The texts of the filters in the language of the page. */
export function toListFiltersLabels(
  t: Translate<typeof listTexts.entries>,
  tCore: Translate<typeof coreTexts.entries>,
): ListFiltersLabels {
  return {
    clear: t('clearFilters'),
    clearSearch: tCore('clearSearch'),
    apply: t('applyFilters'),
    close: tCore('close'),
    cleared: t('filtersCleared'),
    remove: (name) => t('remove', { name }),
    removed: (name) => t('removed', { name }),
  }
}
