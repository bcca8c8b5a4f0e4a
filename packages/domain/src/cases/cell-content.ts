import { dayNumber, formatDate } from '../formatting/dates.ts'
import { formatMoney } from '../formatting/money.ts'
import type { CellContent } from './list-column.ts'
import type { SortValue } from './sort-rows.ts'

/** Stands in for a missing line between others, so that the lines of neighbouring columns stay in step. */
export const missingLine = '—'

/** The longest text that a cell shows in full, in user-perceived characters. */
export const longestCellText = 38

type Read<Row, Value> = (row: Row) => Value | null

/** A cell of plain text. */
export function textCell<Row>(read: Read<Row, string>): CellContent<Row> {
  return { kind: 'text', align: 'start', lines: (row) => line(read(row) ?? ''), sortValue: read }
}

/** A cell with a plain number. */
export function numberCell<Row>(read: Read<Row, number>): CellContent<Row> {
  return { kind: 'number', align: 'end', lines: (row) => line(read(row)?.toString() ?? ''), sortValue: read }
}

/** A cell with an amount in dollars. */
export function moneyCell<Row>(read: Read<Row, number>): CellContent<Row> {
  return { kind: 'money', align: 'end', lines: (row) => line(formatMoney(read(row))), sortValue: read }
}

/** A cell with an ISO date. */
export function dateCell<Row>(read: Read<Row, string>): CellContent<Row> {
  return {
    kind: 'date',
    align: 'start',
    lines: (row) => line(formatDate(read(row))),
    sortValue: (row) => dayNumber(read(row)),
  }
}

/** A cell with one line of text per item; `sortBy` gives the value of a line when that is not its text. */
export function linesCell<Row, Item>(
  items: (row: Row) => readonly Item[],
  text: (item: Item) => string | null,
  sortBy: (item: Item) => SortValue = text,
): CellContent<Row> {
  return {
    kind: 'lines',
    align: 'start',
    isInStep: true,
    lines: (row) => inStep(items(row).map((item) => text(item) ?? '')),
    sortValue: (row) => firstPresent(items(row), sortBy),
  }
}

/** A cell with one ISO date per item. */
export function dateLinesCell<Row, Item>(
  items: (row: Row) => readonly Item[],
  date: (item: Item) => string | null,
): CellContent<Row> {
  return linesCell(
    items,
    (item) => formatDate(date(item)),
    (item) => dayNumber(date(item)),
  )
}

/** Blank lines as a dash where others are not blank; no lines at all where every one is blank. */
export function inStep(lines: readonly string[]): string[] {
  const trimmed = lines.map((each) => each.trim())
  return trimmed.some((each) => each !== '') ? trimmed.map((each) => each || missingLine) : []
}

function line(text: string): string[] {
  return text.trim() === '' ? [] : [text.trim()]
}

function firstPresent<Item>(items: readonly Item[], sortBy: (item: Item) => SortValue): SortValue {
  for (const item of items) {
    const value = sortBy(item)
    if (typeof value === 'string' ? value.trim() !== '' : value !== null) return value
  }
  return null
}
