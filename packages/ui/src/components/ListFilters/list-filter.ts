import type { ActiveFilter } from '../FilterBar/FilterBar.js'
import type { SelectOption } from '../Select/Select.js'

/** One way to narrow a list, as data. */
export interface ListFilter {
  /** Tells the filters apart. */
  readonly id: string
  /** Label of its field. */
  readonly label: string
  /** The typed text or chosen. */
  readonly value: string
  /** The choices, the first of which lets everything through; left out, users type. */
  readonly options?: readonly SelectOption[]
  /**
   * True for the choices that users make most: a `ListScreen` offers each as a button while the fields are hidden, and
   * its field only while one is chosen; below 768 px the dialog has it. Default: false.
   */
  readonly isQuick?: boolean
}

/** Filter ids with their values. */
export type FilterValues = Readonly<Record<string, string>>

/** The value with which a filter lets everything through. */
export function openValue({ options }: ListFilter): string {
  return options?.[0]?.value ?? ''
}

/** True if the filter narrows the list. */
export function isSet(filter: ListFilter): boolean {
  return filter.value.trim() !== openValue(filter)
}

/** The values of all filters. */
export function getValues(filters: readonly ListFilter[]): FilterValues {
  return Object.fromEntries(filters.map(({ id, value }) => [id, value]))
}

/** The values with which no filter narrows anything. */
export function openValues(filters: readonly ListFilter[]): FilterValues {
  return Object.fromEntries(filters.map((filter) => [filter.id, openValue(filter)]))
}

/**
 * The filters that narrow the list as text: 'Agent: Elena Rivera'.
 * @param toLabel writes a label as the language has it in front of a value
 */
export function getActiveFilters(
  filters: readonly ListFilter[],
  toLabel = (label: string) => `${label}:`,
): readonly ActiveFilter[] {
  return filters.filter(isSet).map(({ id, label, value, options }) => {
    const chosen = options?.find((option) => option.value === value)?.label ?? value.trim()
    return { id, label: `${toLabel(label)} ${chosen}` }
  })
}
