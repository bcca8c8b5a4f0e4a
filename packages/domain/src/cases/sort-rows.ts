import { dayNumber, parseDisplayDate } from '../formatting/dates.ts'

/** What a row sorts by: a number, or text that compares without regard to case; null or blank text is missing. */
export type SortValue = string | number | null
export type SortDirection = 'ascending' | 'descending'

// Made once: a collator per comparison would take seconds on a large book. Accents count, case does not.
const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** Texts of these characters stand in the collator's order when they are compared as they are, which is much faster. */
const plain = /^[ ,./0-9a-z]*$/

type ValueOf<Row> = (row: Row) => SortValue

/** The place of each row's value among the different values of its column; missing ones have the place after the last. */
interface Ranks {
  readonly ranks: Int32Array
  /** How many different values there are. */
  readonly count: number
}

// A list is loaded once and sorted many times: the ranks of a column stay with the rows that they were made for.
const made = new WeakMap<readonly unknown[], Map<unknown, Ranks>>()

/**
 * The rows in the order of a column. Numbers compare as numbers; text compares without regard to case, unless all of
 * it is in the display pattern for dates, which then compares as dates. Missing values stand last in both directions,
 * and rows that are equal keep the order in which they came. Sorting the same rows by the same function again costs
 * little.
 */
export function sortRows<Row>(rows: readonly Row[], sortValue: ValueOf<Row>, direction: SortDirection): Row[] {
  const { ranks, count } = ranksOf(rows, sortValue)
  const inDirection = (rank: number) => (direction === 'ascending' || rank === count ? rank : count - 1 - rank)
  const places = new Int32Array(count + 2)
  for (const rank of ranks) places[inDirection(rank) + 1] = (places[inDirection(rank) + 1] ?? 0) + 1
  for (let rank = 0; rank < count; rank += 1) places[rank + 1] = (places[rank + 1] ?? 0) + (places[rank] ?? 0)
  const sorted = Array.from(rows)
  rows.forEach((row, index) => {
    const rank = inDirection(ranks[index] ?? count)
    const place = places[rank] ?? 0
    sorted[place] = row
    places[rank] = place + 1
  })
  return sorted
}

/** Makes ahead of its first sort what a column is sorted by. */
export function prepareSort<Row>(rows: readonly Row[], sortValue: ValueOf<Row>): void {
  ranksOf(rows, sortValue)
}

function ranksOf<Row>(rows: readonly Row[], sortValue: ValueOf<Row>): Ranks {
  const columns = made.get(rows) ?? new Map<unknown, Ranks>()
  made.set(rows, columns)
  const ranks = columns.get(sortValue) ?? makeRanks(makeKeys(rows.map((row) => valueIn(sortValue(row)))))
  columns.set(sortValue, ranks)
  return ranks
}

function makeRanks(keys: Float64Array): Ranks {
  const different = Float64Array.from(new Set(keys.filter((key) => !Number.isNaN(key)))).toSorted()
  const places = new Map(Array.from(different, (key, place) => [key, place]))
  return { ranks: Int32Array.from(keys, (key) => places.get(key) ?? different.length), count: different.length }
}

/** One number for each row, by which rows compare; NaN where the value is missing. */
function makeKeys(values: readonly SortValue[]): Float64Array {
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
