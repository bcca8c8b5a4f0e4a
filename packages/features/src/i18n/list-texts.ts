import { type AccessUser, isHomeOffice } from '@producer-portal/domain/access'
import {
  allValue,
  type ColumnFilterOptions,
  daysOfTimeFilter,
  type FilterOption,
  filterValueOf,
  type TimeFilter,
} from '@producer-portal/domain/lists'
import type { ListFilter, ListFiltersLabels, ListScreenLabels } from '@producer-portal/ui'
import type { listMessages } from './list-messages.js'
import type { Translate } from './useMessages.js'
import type { Terms } from './useTerms.js'

type TranslateList = Translate<typeof listMessages.entries>

/** The choices of a time filter in words: All, Today, Past 7 days. */
function timeFilterOptions(times: readonly TimeFilter[], t: TranslateList): readonly FilterOption[] {
  return times.map((value) => {
    const count = daysOfTimeFilter(value)
    if (count === null) return { value, label: t('all') }
    return { value, label: count === 0 ? t('timeToday') : t('timePast', { count }) }
  })
}

/** The choices of a filter after 'All', which lets everything through. */
export function withAll(options: readonly FilterOption[], t: TranslateList): readonly FilterOption[] {
  return [{ value: allValue, label: t('all') }, ...options]
}

/** The filters that every list has, as fields: what is typed, whose rows they are, and how far back they reach. */
export function toSharedFilterFields(
  { name, agent, time }: { readonly name: string; readonly agent: string; readonly time: TimeFilter },
  offered: { readonly agents: readonly FilterOption[]; readonly times: readonly TimeFilter[] },
  t: TranslateList,
): Readonly<Record<'name' | 'agent' | 'time', ListFilter>> {
  return {
    name: { id: 'name', label: t('filterName'), value: name },
    agent: { id: 'agent', label: t('filterAgent'), value: agent, options: withAll(offered.agents, t) },
    time: { id: 'time', label: t('filterTime'), value: time, options: timeFilterOptions(offered.times, t) },
  }
}

/** The filters that columns have of themselves, as fields. */
export function toColumnFilterFields(
  filters: object,
  { columns = [] }: ColumnFilterOptions,
  t: TranslateList,
  terms: Terms,
): readonly ListFilter[] {
  return columns.map(({ id, label, options }) => ({
    id,
    label: terms.nameColumn({ id: id.replace(/^by-/, ''), header: label, title: label }).title,
    value: filterValueOf(filters, id),
    options: withAll(toTermOptions(options, terms), t),
  }))
}

/** Choices that are words of the data, in the language. */
export function toTermOptions(options: readonly FilterOption[], { toTerm }: Terms): readonly FilterOption[] {
  return options.map((option) => ({ ...option, label: toTerm(option.label) }))
}

/** The labels of `ListScreen` that differ from its own. */
export function listScreenLabels(t: TranslateList, loading: string): Partial<ListScreenLabels> {
  return {
    ...listFiltersLabels(t),
    filter: t('filterCases'),
    empty: t('empty'),
    noResults: t('emptySearch'),
    loading,
  }
}

/** The labels of `ListFilters` that differ from its own. */
export function listFiltersLabels(t: TranslateList): Partial<ListFiltersLabels> {
  return {
    clear: t('clearFilters'),
    apply: t('applyFilters'),
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

/** True if home office has to choose an agent or agency before there is a list. */
export function mustSearchFirst(user: AccessUser, hasSearched = false): boolean {
  return isHomeOffice(user) && !hasSearched
}

/** Says which typed name none of the loaded rows matches; nothing where another filter or no row at all is the reason. */
export function nothingFoundText(
  { name }: { readonly name: string },
  rows: readonly unknown[],
  sayNoMatch: (name: string) => string,
): string | undefined {
  const typed = name.trim()
  return typed !== '' && rows.length > 0 ? sayNoMatch(typed) : undefined
}
