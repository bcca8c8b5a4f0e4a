import { changedListFilters } from '@producer-portal/domain/cases'
import type { ListFilterValues, TimeFilter } from '@producer-portal/domain/cases'
import type { FilterTexts } from './list-view-query.js'

/** The filters that an address may carry: all but the typed name, since it may name an insured person. */
export function addressedFilters(usual: ListFilterValues): FilterTexts {
  const texts = Object.entries(usual).filter(([filter]) => filter !== 'name')
  return Object.fromEntries(texts.map(([filter, value]) => [filter, String(value)]))
}

/**
 * The filters of a list, from what its address says and what was typed.
 * @param usual the filters with which the list opens
 * @param times the choices of its time filter
 */
export function chosenFilters<Filters extends ListFilterValues>(
  { usual, times }: { readonly usual: Filters; readonly times: readonly TimeFilter[] },
  addressed: FilterTexts,
  name: string = usual.name,
): Filters {
  return { ...usual, ...changedListFilters(usual, { ...addressed, name }, times) }
}
