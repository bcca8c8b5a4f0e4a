/** The value of every filter that filters nothing. */
export const allValue = 'all'

/** A choice of a filter. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** The first choice of the lists below. */
export const allOption: FilterOption = { value: allValue, label: 'All' }

const byLabel = new Intl.Collator('en', { sensitivity: 'accent', numeric: true })

/** Choices in the order of their labels. */
export function inLabelOrder<Option extends FilterOption>(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => byLabel.compare(a.label, b.label))
}

/** 'All', then every value once, in alphabetical order; blank values are left out. */
export function textOptions(values: Iterable<string | null>): FilterOption[] {
  const texts = new Set<string>()
  for (const value of values) if (value?.trim()) texts.add(value)
  return [allOption, ...inLabelOrder([...texts].map((text) => ({ value: text, label: text })))]
}
