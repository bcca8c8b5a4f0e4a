const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** The order of these characters is the collator's own; the line breaks stand between texts. */
const plain = /^[\n ,./0-9a-z]*$/

/** One key for each value: numbers, or texts whose order is the language's own order of strings. */
export type SortKeys = readonly number[] | readonly string[]

/**
 * Numbers stay as they are; anything else is sorted as text without regard to case. Where every text is plain, the
 * language's own order of strings is the collator's, and much faster; otherwise each gets its place in the collator's.
 */
export function sortKeys(values: readonly (string | number)[]): SortKeys {
  if (values.every((value) => typeof value === 'number')) return values
  // One call for all is many times as fast as a call for each.
  const joined = values.join('\n').toLowerCase()
  const texts = joined.split('\n')
  if (plain.test(joined) && texts.length === values.length) return texts
  return placesOf(values.map((value) => String(value).toLowerCase()))
}

/** For each text its place among the distinct ones: none is compared again for every row. */
function placesOf(texts: readonly string[]): readonly number[] {
  const distinct = [...new Set(texts)].toSorted(collator.compare)
  const places = new Map(distinct.map((text, place) => [text, place]))
  return texts.map((text) => places.get(text) ?? 0)
}
