/** The value comes first: the smallest, or the largest. */
export type SortDirection = 'ascending' | 'descending'

/** The column orders the rows, and in which direction. */
export interface SortDescriptor {
  readonly columnId: string
  readonly direction: SortDirection
}

/** The sort after a header is pressed: the same column reverses, another one starts ascending. */
export function nextSort(current: SortDescriptor | null, columnId: string): SortDescriptor {
  const isReversed = current?.columnId === columnId && current.direction === 'ascending'
  return { columnId, direction: isReversed ? 'descending' : 'ascending' }
}

/** The value a row is sorted by; `null`, `undefined`, `NaN` and blank text mean that it has no value. */
export type SortValue = string | number | null | undefined

/**
 * The rows in a new array, ordered by one value each. Numbers compare as numbers, anything else as text without regard
 * to case; texts that are all dates such as '12/31/2026' compare as dates. Rows without a value come last in both
 * directions, and equal rows keep their order. Sorting the same array by the same function again costs little.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: SortDirection,
): readonly Row[] {
  const { ranks, valueCount } = getRanks(rows, sortValue)
  const inDirection = (rank: number) => (direction === 'descending' && rank < valueCount ? valueCount - 1 - rank : rank)
  // A counting sort: how many rows come before those of each rank is where the first of them goes.
  const places = new Int32Array(valueCount + 2)
  for (const rank of ranks) places[inDirection(rank) + 1] = (places[inDirection(rank) + 1] ?? 0) + 1
  for (let rank = 0; rank < valueCount; rank += 1) places[rank + 1] = (places[rank + 1] ?? 0) + (places[rank] ?? 0)
  const sorted = Array.from(rows)
  rows.forEach((row, index) => {
    const rank = inDirection(ranks[index] ?? valueCount)
    const place = places[rank] ?? 0
    sorted[place] = row
    places[rank] = place + 1
  })
  return sorted
}

/** Does ahead of time what makes the first sort of these rows by this function slower than the next ones. */
export function prepareSort<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): void {
  getRanks(rows, sortValue)
}

/** The rank of each row's value among the distinct values of its column; rows without a value have the last one. */
interface Ranks {
  readonly ranks: Int32Array
  readonly valueCount: number
}

// Rows are loaded once and sorted many times: the ranks of a column are kept as long as its rows.
const rankCache = new WeakMap<readonly unknown[], WeakMap<object, Ranks>>()

function getRanks<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): Ranks {
  const columns = rankCache.get(rows) ?? new WeakMap<object, Ranks>()
  rankCache.set(rows, columns)
  const ranks = columns.get(sortValue) ?? rankValues(rows.map(sortValue))
  columns.set(sortValue, ranks)
  return ranks
}

type Key = string | number

function rankValues(values: readonly SortValue[]): Ranks {
  const trimmed = values.map((value) => (typeof value === 'string' ? value.trim() : value))
  const keys = toKeys(trimmed.filter(isPresent))
  const { rankByKey, valueCount } = rankKeys(keys)
  const ranks = new Int32Array(trimmed.length).fill(valueCount)
  let next = 0
  trimmed.forEach((value, index) => {
    if (isPresent(value)) ranks[index] = rankByKey.get(keys[next++] ?? '') ?? valueCount
  })
  return { ranks, valueCount }
}

function isPresent(value: SortValue): value is Key {
  return value !== null && value !== undefined && value !== '' && !Number.isNaN(value)
}

/** The form in which values are compared: all numbers, or all texts in lower case. */
function toKeys(values: readonly Key[]): readonly Key[] {
  if (values.every((value) => typeof value === 'number')) return values
  // One call for all texts is many times as fast as a call for each.
  const texts = values.join('\n').toLowerCase().split('\n')
  return texts.length === values.length ? texts : values.map((value) => String(value).toLowerCase())
}

/** Only distinct keys are compared: most columns hold few. Texts that the collator takes for the same share a rank. */
function rankKeys(keys: readonly Key[]): { rankByKey: ReadonlyMap<Key, number>; valueCount: number } {
  const distinct = [...new Set(keys)]
  const numbers = distinct.filter((key) => typeof key === 'number').toSorted((a, b) => a - b)
  const texts = distinct.filter((key) => typeof key === 'string')
  const rankByKey = new Map<Key, number>()
  let valueCount = 0
  let previous: Key | undefined
  for (const key of [...numbers, ...(texts.every(isDate) ? sortDates(texts) : sortTexts(texts))]) {
    if (previous === undefined || !isSameKey(previous, key)) valueCount += 1
    rankByKey.set(key, valueCount - 1)
    previous = key
  }
  return { rankByKey, valueCount }
}

const displayDate = /^(\d\d)\/(\d\d)\/(\d{4})$/
const isDate = (text: string) => displayDate.test(text)
const yearFirst = (date: string) => date.replace(displayDate, '$3/$1/$2')

function sortDates(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => (yearFirst(a) < yearFirst(b) ? -1 : 1))
}

// Made once: a collator per comparison would take seconds. Accents count, case does not.
const collator = new Intl.Collator('en', { sensitivity: 'accent' })

/** Texts of these characters are in the collator's order when they compare as they are, which is much faster. */
const plainText = /^[ ,./0-9a-z]*$/

function isSameKey(a: Key, b: Key): boolean {
  if (typeof a === 'number' || typeof b === 'number' || (plainText.test(a) && plainText.test(b))) return a === b
  return collator.compare(a, b) === 0
}

/** The texts in the collator's order: it is asked only about those that are not plain, and where they belong. */
function sortTexts(texts: readonly string[]): readonly string[] {
  const plain: string[] = []
  const special: string[] = []
  for (const text of texts) (plainText.test(text) ? plain : special).push(text)
  plain.sort()
  special.sort(collator.compare)
  const sorted: string[] = []
  let next = 0
  for (const text of special) {
    const end = countBefore(text, plain, next)
    for (; next < end; next += 1) sorted.push(plain[next] ?? '')
    sorted.push(text)
  }
  return sorted.concat(plain.slice(next))
}

/** The number of of the sorted texts come before this one. The first `known` do. */
function countBefore(text: string, sorted: readonly string[], known: number): number {
  let low = known
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (collator.compare(sorted[middle] ?? '', text) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
