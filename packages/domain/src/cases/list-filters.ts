import type { FilterOption } from './filter-option.ts'
import { allValue } from './filter-option.ts'
import type { TimeFilter } from './time-filter.ts'

/** What the filters of every list have in common: what is typed, what is chosen, and how far back they reach. */
export interface ListFilterValues {
  readonly name: string
  readonly agent: string
  readonly time: TimeFilter
}

/**
 * The part of a list's filters that changed texts make up, as fields and addresses give them. A name that is none of
 * its filters is left out, and so is a time that it does not offer.
 * @param open the filters of the list, for their names
 * @param times the choices of its time filter
 */
export function changedListFilters<Filters extends ListFilterValues>(
  open: Filters,
  texts: Readonly<Record<string, string | undefined>>,
  times: readonly TimeFilter[],
): Partial<Filters> {
  const isOffered = (name: string, text: string) => name !== 'time' || times.some((time) => time === text)
  const changed = Object.keys(open).flatMap((name) => {
    const text = texts[name]
    return text !== undefined && isOffered(name, text) ? [[name, text] as const] : []
  })
  // Every name is one of the filters, and every time was checked
  return Object.fromEntries(changed) as Partial<Filters>
}

/** A choice as a list can have it: one that it does not offer is taken for 'All'. */
export function knownChoice(value: string, options: readonly FilterOption[]): string {
  return options.some((option) => option.value === value) ? value : allValue
}
