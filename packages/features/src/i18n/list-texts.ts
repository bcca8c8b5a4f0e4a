import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import { daysOfTimeFilter, type FilterOption, type TimeFilter } from '@producer-portal/domain/lists'
import type { ListFilter, ListFiltersLabels, ListScreenLabels } from '@producer-portal/ui'
import type { listMessages } from './list-messages.js'
import type { Say } from './useMessages.js'

type SayList = Say<typeof listMessages.entries>

/** The choices of a time filter in words: All, Today, Past 7 days. */
function timeFilterOptions(times: readonly TimeFilter[], say: SayList): readonly FilterOption[] {
  return times.map((value) => {
    const count = daysOfTimeFilter(value)
    if (count === null) return { value, label: say('all') }
    return { value, label: count === 0 ? say('timeToday') : say('timePast', { count }) }
  })
}

/** The filters that every list has, as fields: what is typed, whose rows they are, and how far back they reach. */
export function toSharedFilterFields(
  { name, agent, time }: { readonly name: string; readonly agent: string; readonly time: TimeFilter },
  offered: { readonly agents: readonly FilterOption[]; readonly times: readonly TimeFilter[] },
  say: SayList,
): Readonly<Record<'name' | 'agent' | 'time', ListFilter>> {
  return {
    name: { id: 'name', label: say('filterName'), value: name },
    agent: { id: 'agent', label: say('filterAgent'), value: agent, options: offered.agents },
    time: { id: 'time', label: say('filterTime'), value: time, options: timeFilterOptions(offered.times, say) },
  }
}

/** What `ListScreen` says besides the texts of its list. Keep it between renders: the table takes its texts from it. */
export function listScreenLabels(say: SayList, loading: string): ListScreenLabels {
  return {
    ...listFiltersLabels(say),
    filter: say('filterCases'),
    rowsPerPage: say('rowsPerPage'),
    all: say('all'),
    moreActions: say('moreActions'),
    refresh: say('refresh'),
    refreshed: say('refreshed'),
    defaultOrder: say('defaultOrder'),
    loading,
    retry: say('retry'),
    table: { moreFields: (count) => say('moreFields', { count }), fewerFields: say('fewerFields') },
  }
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
 * Returns the text of an empty list: home office has one before and another after a search, everyone else the
 * plain one.
 * @param hasSearched whether an agent or agency was chosen
 */
export function emptyListMessage(user: AccessUser, hasSearched = false) {
  if (!isHomeOffice(user)) return 'empty'
  return hasSearched ? 'emptySearch' : 'emptyNotSearched'
}
