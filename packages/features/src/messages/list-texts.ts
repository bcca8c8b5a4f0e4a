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
