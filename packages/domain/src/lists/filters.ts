/** The value of every filter that lets everything through. */
export const allValue = 'all'

/** A choice of a filter, besides 'all'. */
export interface FilterOption {
  readonly value: string
  readonly label: string
}

const byLabel = new Intl.Collator('en', { sensitivity: 'accent', numeric: true })

/** The number of filters that don't let everything through. */
export function countFilters(filters: object): number {
  return Object.values(filters).filter((value) => String(value).trim() !== '' && value !== allValue).length
}

/** Choices in the order of their labels. */
export function inLabelOrder<Option extends FilterOption>(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => byLabel.compare(a.label, b.label))
}

/** Every value once, in alphabetical order; blank values are left out. */
export function textOptions(values: Iterable<string | null>): FilterOption[] {
  const texts = new Set<string>()
  for (const value of values) if (value?.trim()) texts.add(value)
  return inLabelOrder([...texts].map((text) => ({ value: text, label: text })))
}

/** A choice that the list does not offer counts as 'all'. */
export function toOfferedValue(value: string, options: readonly FilterOption[]): string {
  return options.some((option) => option.value === value) ? value : allValue
}

/** The filters of a list: those it opens with, and the values of the ones that have a fixed set of choices. */
export interface FilterRules<Filters> {
  readonly defaultFilters: Filters
  readonly filterValues: { readonly [Name in keyof Filters]?: readonly Filters[Name][] }
}

/**
 * The filters that a set of texts changes, such as the values of a form or of a URL. A name that is not one of the
 * list's filters is left out, and so is a value that its filter does not have.
 */
export function parseFilters<Filters extends object>(
  { defaultFilters, filterValues }: FilterRules<Filters>,
  texts: Readonly<Record<string, string | undefined>>,
): Partial<Filters> {
  const values: Readonly<Record<string, readonly unknown[] | undefined>> = filterValues
  const changed = Object.keys(defaultFilters).flatMap((name) => {
    const text = texts[name]
    return text === undefined || values[name]?.includes(text) === false ? [] : [[name, text] as const]
  })
  // Every name is one of the filters, and every value of a fixed set was checked
  return Object.fromEntries(changed) as Partial<Filters>
}
