import { dayNumber, parseDisplayDate } from '../formatting/dates.ts'

/** What a row sorts by: a number, or text that compares without regard to case; null or blank text is missing. */
export type SortValue = string | number | null
export type SortDirection = 'ascending' | 'descending'

// Made once: a collator per comparison would take seconds on a large book. Accents count, case does not.
const collator = new Intl.Collator('en', { sensitivity: 'accent' })

interface Keyed<Row> {
  readonly row: Row
  readonly key: number
}

/**
 * The rows in the order of a column. Numbers compare as numbers; text compares without regard to case, unless all of
 * it is in the display pattern for dates, which then compares as dates. Missing values stand last in both directions,
 * and rows that are equal keep the order in which they came.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: SortDirection,
): Row[] {
  const values = rows.map((row) => present(sortValue(row)))
  const rank = rankOf(values)
  const keyed: Keyed<Row>[] = []
  const missing: Row[] = []
  rows.forEach((row, index) => {
    const value = values[index] ?? null
    if (value === null) missing.push(row)
    else keyed.push({ row, key: typeof value === 'number' ? value : rank(value) })
  })
  const sign = direction === 'ascending' ? 1 : -1
  keyed.sort((a, b) => sign * (a.key - b.key))
  return [...keyed.map(({ row }) => row), ...missing]
}

function present(value: SortValue): SortValue {
  if (typeof value === 'string') return value.trim() || null
  return Number.isNaN(value) ? null : value
}

/** Turns the texts of a column into numbers once, so that rows compare by plain subtraction. */
function rankOf(values: readonly SortValue[]): (text: string) => number {
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))]
  if (texts.length === 0) return () => 0
  if (texts.every((text) => parseDisplayDate(text) !== null)) return (text) => dayNumber(text) ?? 0
  texts.sort(collator.compare)
  const ranks = new Map<string, number>()
  let previous: string | null = null
  let rank = 0
  for (const text of texts) {
    if (previous !== null && collator.compare(previous, text) !== 0) rank += 1
    ranks.set(text, rank)
    previous = text
  }
  return (text) => ranks.get(text) ?? 0
}
