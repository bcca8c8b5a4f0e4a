import { cleanSearchText, longestSearchText, minimumSearchLength } from '@producer-portal/domain/formatting'
import type { SearchPanelLabels } from '@producer-portal/ui'

/** The text of every search when no answer came. Apart from the common texts, which the first visit loads. */
export const searchUnreachable = 'There was an error connecting to our system. Please try searching again.'

type SearchText =
  | 'searchLabel'
  | 'searchHint'
  | 'search'
  | 'close'
  | 'searching'
  | 'results'
  | 'searchFailed'
  | 'searchUnreachable'

/**
 * The labels that every `SearchPanel` has, under the names that the catalogs of all searches share.
 * @param minimum the fewest characters that can be searched for, which the hint may name
 */
export function toSearchLabels(
  t: (key: SearchText, values: { readonly count: number; readonly term: string }) => string,
  minimum: number,
): Omit<SearchPanelLabels, 'idle'> {
  const text = (key: SearchText) => t(key, { count: minimum, term: '' })
  return {
    field: text('searchLabel'),
    hint: text('searchHint'),
    search: text('search'),
    close: text('close'),
    searching: text('searching'),
    results: (count, term) => t('results', { count, term }),
    failed: text('searchFailed'),
    unreachable: text('searchUnreachable'),
  }
}

/** Why a text can't be searched for, in the texts that the catalogs of both lookups share; null if it can. */
export function toSearchFault(
  t: (key: 'searchTooShort' | 'searchTooLong', values: { readonly count: number }) => string,
  text: string,
): string | null {
  const { length } = cleanSearchText(text)
  if (length < minimumSearchLength) return t('searchTooShort', { count: minimumSearchLength })
  return length > longestSearchText ? t('searchTooLong', { count: longestSearchText }) : null
}
