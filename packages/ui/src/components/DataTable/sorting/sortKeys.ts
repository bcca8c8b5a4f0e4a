const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** The order of these characters is the collator's own; the line breaks stand between texts. */
const plain = /^[\n ,./0-9a-z]*$/

type SortKey = string | number

export interface SortKeys {
  /** One for each value: the number itself, else the text without regard to case. */
  readonly keys: readonly SortKey[]
  readonly compare: ((a: SortKey, b: SortKey) => number) | undefined
}

/**
 * What values are sorted by: numbers as numbers, anything else as text. Where every text is plain, the language's own
 * order of strings (`compare` is undefined) is the collator's, and much faster.
 */
export function sortKeys(values: readonly SortKey[]): SortKeys {
  if (values.every((value) => typeof value === 'number'))
    return { keys: values, compare: (a, b) => Number(a) - Number(b) }
  // One call for all is many times as fast as a call for each.
  const joined = values.join('\n').toLowerCase()
  const texts = joined.split('\n')
  if (plain.test(joined) && texts.length === values.length) return { keys: texts, compare: undefined }
  return {
    keys: values.map((value) => String(value).toLowerCase()),
    compare: (a, b) => collator.compare(String(a), String(b)),
  }
}
