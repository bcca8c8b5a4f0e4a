/** The value that comes first: the smallest, or the largest. */
export type SortDirection = 'ascending' | 'descending'

/** The column that orders the rows, and the direction. */
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
  const { groups, withoutValue } = getGroups(rows, sortValue)
  return [...(direction === 'descending' ? groups.toReversed() : groups), withoutValue].flat()
}

/** Does ahead of time what makes the first sort of these rows by this function slower than the next ones. */
export function prepareSort<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): void {
  getGroups(rows, sortValue)
}

/** The rows by their values. */
interface RowGroups<Row> {
  /** Rows of one value each, the smallest value first. */
  readonly groups: readonly (readonly Row[])[]
  readonly withoutValue: readonly Row[]
}

// Rows are loaded once and sorted many times: the groups of a column are kept as long as its rows.
const groupCache = new WeakMap<readonly unknown[], WeakMap<object, RowGroups<unknown>>>()

function getGroups<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): RowGroups<Row> {
  const columns = groupCache.get(rows) ?? new WeakMap<object, RowGroups<unknown>>()
  groupCache.set(rows, columns)
  // The groups of an array hold its own rows.
  const groups = columns.get(sortValue) as RowGroups<Row> | undefined
  const current = groups ?? groupRows(rows, toKeys(rows.map(sortValue)))
  columns.set(sortValue, current)
  return current
}

type Key = string | number

/** The form in which values are compared: all numbers, or all texts in lower case; '' for no value. */
function toKeys(values: readonly SortValue[]): readonly Key[] {
  const trimmed = values.map((value) =>
    typeof value === 'string' ? value.trim() : Number.isNaN(value) ? '' : (value ?? ''),
  )
  if (trimmed.every((value) => typeof value === 'number' || value === '')) return trimmed
  // One call for all texts is many times as fast as a call for each.
  const texts = trimmed.join('\n').toLowerCase().split('\n')
  return texts.length === trimmed.length ? texts : trimmed.map((value) => String(value).toLowerCase())
}

/** Only distinct keys are compared: most columns hold few. */
function groupRows<Row>(rows: readonly Row[], keys: readonly Key[]): RowGroups<Row> {
  const rowsByKey = new Map<Key, Row[]>()
  rows.forEach((row, index) => {
    const key = keys[index] ?? ''
    const group = rowsByKey.get(key)
    if (group) group.push(row)
    else rowsByKey.set(key, [row])
  })
  const withoutValue = rowsByKey.get('') ?? []
  rowsByKey.delete('')
  const distinct = [...rowsByKey.keys()]
  const numbers = distinct.filter((key) => typeof key === 'number')
  const texts = distinct.filter((key) => typeof key === 'string')
  const isPlain = plainText.test(texts.join(''))
  const sortedTexts = isPlain ? sortPlainTexts(texts) : sortTexts(texts)
  const equalTexts = isPlain ? none : findEqualTexts(sortedTexts)
  if (equalTexts.size > 0) {
    const merged = keys.map((key) => equalTexts.get(key) ?? key)
    return groupRows(rows, merged)
  }
  const sorted = [...numbers.toSorted((a, b) => a - b), ...sortedTexts]
  return { groups: sorted.map((key) => rowsByKey.get(key) ?? []), withoutValue }
}

const none: ReadonlyMap<Key, Key> = new Map()

const displayDate = /^(\d\d)\/(\d\d)\/(\d{4})$/
const isDate = (text: string) => displayDate.test(text)
const yearFirst = (date: string) => date.replace(displayDate, '$3/$1/$2')

/** Texts of these characters are in the collator's order when they compare as they are, which is much faster. */
const plainText = /^[ ,./0-9a-z]*$/

function sortPlainTexts(texts: readonly string[]): readonly string[] {
  return texts.every(isDate) ? texts.toSorted((a, b) => (yearFirst(a) < yearFirst(b) ? -1 : 1)) : texts.toSorted()
}

// Made once: a collator per comparison would take seconds. Accents count, case does not.
const collator = new Intl.Collator('en', { sensitivity: 'accent' })

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

/** Counts the sorted texts that come before this one. The first `start` do. */
function countBefore(text: string, sorted: readonly string[], start: number): number {
  let low = start
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (collator.compare(sorted[middle] ?? '', text) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The texts that the collator takes for the same as the one before, each with the first of its kind. */
function findEqualTexts(sorted: readonly string[]): ReadonlyMap<Key, Key> {
  const equalTexts = new Map<Key, Key>()
  sorted.forEach((text, index) => {
    const previous = sorted[index - 1]
    if (previous === undefined || collator.compare(previous, text) !== 0) return
    equalTexts.set(text, equalTexts.get(previous) ?? previous)
  })
  return equalTexts
}
