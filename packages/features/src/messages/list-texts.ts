import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import { daysOfTimeFilter, type FilterOption, type TimeFilter } from '@producer-portal/domain/cases'
import type { ListFiltersLabels } from '@producer-portal/ui'
import type { listMessages } from './list-messages.js'
import type { Say } from './use-messages.js'

type SayList = Say<typeof listMessages.entries>

/** The choices of a time filter in words: All, Today, Past 7 days. */
export function timeFilterOptions(times: readonly TimeFilter[], say: SayList): readonly FilterOption[] {
  return times.map((value) => {
    const count = daysOfTimeFilter(value)
    if (count === null) return { value, label: say('all') }
    return { value, label: count === 0 ? say('timeToday') : say('timePast', { count }) }
  })
}

/** What `ListFilters` says besides the labels of its fields. */
export function listFiltersLabels(say: SayList): ListFiltersLabels {
  return {
    clear: say('clearFilters'),
    apply: say('applyFilters'),
    close: say('closeFilters'),
    cleared: say('filtersCleared'),
    remove: (filter) => say('filterRemove', { filter }),
    removed: (filter) => say('filterRemoved', { filter }),
  }
}

/**
 * Which text stands for an empty list: home office reads one before and another after a search, everybody else the
 * plain one.
 * @param hasSearched whether an agent or agency was chosen
 */
export function emptyListMessage(user: AccessUser, hasSearched: boolean) {
  if (!isHomeOffice(user)) return 'empty'
  return hasSearched ? 'emptySearch' : 'emptyNotSearched'
}
