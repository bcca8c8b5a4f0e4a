import { dayNumber, parseDisplayDate } from '../formatting/dates.ts'

/** What a row sorts by: a number, or text that compares without regard to case; null or blank text is missing. */
export type SortValue = string | number | null
export type SortDirection = 'ascending' | 'descending'

// Made once: a collator per comparison would take seconds on a large book. Accents count, case does not.
const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** Texts of these characters stand in the collator's order when they are compared as they are, which is much faster. */
const plain = /^[ ,./0-9a-z]*$/

type ValueOf<Row> = (row: Row) => SortValue

/** One number for each row, by which rows compare; NaN where the value is missing. */
type Keys = Float64Array

// A list is loaded once and sorted many times: the keys of a column stay with the rows that they were made for.
const made = new WeakMap<readonly unknown[], Map<unknown, Keys>>()

/**
 * The rows in the order of a column. Numbers compare as numbers; text compares without regard to case, unless all of
 * it is in the display pattern for dates, which then compares as dates. Missing values stand last in both directions,
 * and rows that are equal keep the order in which they came. Sorting the same rows by the same function again costs
 * little.
 */
export function sortRows<Row>(rows: readonly Row[], sortValue: ValueOf<Row>, direction: SortDirection): Row[] {
  const keys = keysOf(rows, sortValue)
  const present: number[] = []
  const missing: Row[] = []
  rows.forEach((row, index) => {
    if (Number.isNaN(keys[index])) missing.push(row)
    else present.push(index)
  })
  const sign = direction === 'ascending' ? 1 : -1
  present.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)))
  const sorted: Row[] = []
  for (const index of present) {
    const row = rows[index]
    if (row !== undefined) sorted.push(row)
  }
  return sorted.concat(missing)
}

/** Makes the keys of a column ahead of its first sort. */
export function prepareSort<Row>(rows: readonly Row[], sortValue: ValueOf<Row>): void {
  keysOf(rows, sortValue)
}

function keysOf<Row>(rows: readonly Row[], sortValue: ValueOf<Row>): Keys {
  const columns = made.get(rows) ?? new Map<unknown, Keys>()
  made.set(rows, columns)
  const keys = columns.get(sortValue) ?? makeKeys(rows.map((row) => valueIn(sortValue(row))))
  columns.set(sortValue, keys)
  return keys
}

function makeKeys(values: readonly SortValue[]): Keys {
  const rank = rankOf(values.filter((value) => typeof value === 'string'))
  return Float64Array.from(values, (value) =>
    value === null ? Number.NaN : typeof value === 'number' ? value : rank(value),
  )
}

function valueIn(value: SortValue): SortValue {
  if (typeof value === 'string') return value.trim() || null
  return Number.isNaN(value) ? null : value
}

/** Turns the texts of a column into numbers once, so that rows compare by plain subtraction. */
function rankOf(texts: readonly string[]): (text: string) => number {
  if (texts.length === 0) return () => 0
  if (texts.every((text) => parseDisplayDate(text) !== null)) return (text) => dayNumber(text) ?? 0
  const ranks = new Map<string, number>()
  let previous: string | null = null
  let rank = 0
  for (const text of inOrder(new Set(texts.map(folded)))) {
    if (previous !== null && !isSame(previous, text)) rank += 1
    ranks.set(text, rank)
    previous = text
  }
  return (text) => ranks.get(folded(text)) ?? 0
}

const folded = (text: string) => text.toLowerCase()
const isSame = (a: string, b: string) => (plain.test(a) && plain.test(b) ? a === b : collator.compare(a, b) === 0)

/** The texts in the collator's order: it is asked only about those that are not plain, and where they belong. */
function inOrder(texts: ReadonlySet<string>): readonly string[] {
  const simple: string[] = []
  const special: string[] = []
  for (const text of texts) (plain.test(text) ? simple : special).push(text)
  simple.sort()
  special.sort(collator.compare)
  const merged: string[] = []
  let next = 0
  for (const text of special) {
    const place = placeOf(text, simple, next)
    for (; next < place; next += 1) merged.push(simple[next] ?? '')
    merged.push(text)
  }
  return merged.concat(simple.slice(next))
}

/** How many of the texts, which are in order, come before this one. The first `known` do. */
function placeOf(text: string, texts: readonly string[], known: number): number {
  let low = known
  let high = texts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (collator.compare(texts[middle] ?? '', text) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
