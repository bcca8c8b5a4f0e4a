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
  const sorted = getSorted(rows, sortValue)
  return direction === 'descending' ? reverseValues(sorted) : sorted.rows.slice()
}

/** Rows of one value keep their order, and those without one stay last. */
function reverseValues<Row>({ rows, starts }: SortedRows<Row>): readonly Row[] {
  const reversed: Row[] = []
  for (let value = starts.length - 1; value > 0; value -= 1) {
    for (const row of rows.slice(starts[value - 1], starts[value])) reversed.push(row)
  }
  return reversed.concat(rows.slice(starts.at(-1)))
}

/** Does ahead of time what makes the first sort of these rows by this function slower than the next ones. */
export function prepareSort<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): void {
  getSorted(rows, sortValue)
}

/** The rows by their values. */
interface SortedRows<Row> {
  /** The smallest value first, rows without one last. */
  readonly rows: readonly Row[]
  /** The index in `rows` at which each value starts; the last is that of the rows without one. */
  readonly starts: readonly number[]
}

// Rows are loaded once and sorted many times: the order of a column is kept as long as its rows.
const sortedCache = new WeakMap<readonly unknown[], WeakMap<object, SortedRows<unknown>>>()

function getSorted<Row>(rows: readonly Row[], sortValue: (row: Row) => SortValue): SortedRows<Row> {
  const columns = sortedCache.get(rows) ?? new WeakMap<object, SortedRows<unknown>>()
  sortedCache.set(rows, columns)
  // The order that is cached for an array holds its own rows.
  const cached = columns.get(sortValue) as SortedRows<Row> | undefined
  const sorted = cached ?? sortByKeys(rows, toKeys(rows.map(sortValue)))
  columns.set(sortValue, sorted)
  return sorted
}

type Key = string | number

/** The form in which values are compared: all numbers, or all texts in lower case; '' for no value. */
function toKeys(values: readonly SortValue[]): readonly Key[] {
  const trimmed = values.map((value) =>
    typeof value === 'string' ? value.trim() : Number.isNaN(value) ? '' : (value ?? ''),
  )
  if (trimmed.every((value) => typeof value === 'number' || value === '')) return trimmed
  return trimmed.map((value) => String(value).toLowerCase())
}

/** The rows of one key. */
interface Group {
  size: number
  /** The place of its next row. */
  next: number
}

/** Only distinct keys are compared, as most columns hold few; then each row goes straight to its place. */
function sortByKeys<Row>(rows: readonly Row[], keys: readonly Key[]): SortedRows<Row> {
  const groups = new Map<Key, Group>()
  const groupByRow = keys.map((key) => {
    const group = groups.get(key) ?? { size: 0, next: 0 }
    if (group.size === 0) groups.set(key, group)
    group.size += 1
    return group
  })
  const distinct = [...groups.keys()].filter((key) => key !== '')
  const numbers = distinct.filter((key) => typeof key === 'number')
  const texts = distinct.filter((key) => typeof key === 'string')
  const isPlain = plainText.test(texts.join(''))
  const sortedTexts = isPlain ? sortPlainTexts(texts) : sortTexts(texts)
  const equalTexts = isPlain ? none : findEqualTexts(sortedTexts)
  if (equalTexts.size > 0) {
    const merged = keys.map((key) => equalTexts.get(key) ?? key)
    return sortByKeys(rows, merged)
  }
  const starts: number[] = []
  let start = 0
  for (const key of [...numbers.toSorted((a, b) => a - b), ...sortedTexts, '']) {
    starts.push(start)
    const group = groups.get(key)
    if (group) group.next = start
    start += group?.size ?? 0
  }
  const sorted = rows.slice()
  rows.forEach((row, index) => {
    const group = groupByRow[index]
    if (!group) return
    sorted[group.next] = row
    group.next += 1
  })
  return { rows: sorted, starts }
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
