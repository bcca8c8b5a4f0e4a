import { getStatusTone } from '../contracts/status-tone.ts'
import type { StatusTone } from '../contracts/status-tone.ts'
import { dayNumber, formatDate } from '../formatting/dates.ts'
import { defaultFormatLocale, type FormatLocale } from '../formatting/locale.ts'
import { formatMoney } from '../formatting/money.ts'

/** One column of a list as data: its header, what its cells say and what they sort by, without any drawing. */
export interface ListColumn<Row, Id extends string = string> extends CellContent<Row> {
  readonly id: Id
  readonly header: string
  /** Default width in CSS pixels. */
  readonly width: number
  /** Default width where rows have room for one line only, as in compact density. Default: `width`. */
  readonly oneLineWidth?: number
  /** True if the text is shown on up to two lines, so that a narrow column holds a long one. */
  readonly isMultiline?: boolean
  /**
   * True if its cells hold words of the portal, which follow the language, as those of a status do. Default: they hold
   * what people wrote.
   */
  readonly hasTerms?: boolean
  /** Its place on a card, which is a summary. Default: none, a card shows it only with all other details. */
  readonly onCard?: CardPlace
  /** The unit of its number: a card says it in words. Default: a card says the header and the number. */
  readonly unit?: 'days'
  /**
   * The value by which the list can be filtered: its field offers every value of the loaded rows. Default: the column
   * has no filter.
   */
  readonly filter?: (row: Row) => string | null
  /** The text in an exported file; null keeps the column out of files. Default: the text of the cell. */
  readonly exportText?: ((row: Row, locale?: FormatLocale) => string) | null
}

/** The place of a column on the card of a phone: what it is, how it stands. */
type CardPlace = 'subtitle' | 'status' | 'meta' | 'amount'

/** The lists that show a column, with its place in each. Places are ten apart, so that another column fits between. */
type ListPlaces<List extends string> = Readonly<Partial<Record<List, number>>>

/** A column as the one entry that describes it, for every list that shows it. */
export interface ColumnEntry<Row, List extends string> extends Omit<ListColumn<Row>, keyof CellContent<Row>> {
  /** The title on the Column Settings screen and of its filter. Default: the header. */
  readonly title?: string
  /** The text and sort value of its cells, from a function such as `textCell`. */
  readonly cell: CellContent<Row>
  /** The lists that show it. */
  readonly lists: ListPlaces<List>
  /** Its places in the dashboard widget. Default: the widget doesn't show it. */
  readonly inWidget?: ListPlaces<List>
  /** The column of its own that the widget has for it. Default: none. */
  readonly widgetColumn?: string
}

/** The columns that have a place, in the order of their places. */
export function columnsInPlaces<Column>(
  columns: readonly Column[],
  findPlace: (column: Column) => number | undefined,
): readonly Column[] {
  const getPlace = (column: Column) => findPlace(column) ?? Number.POSITIVE_INFINITY
  return columns.filter((column) => Number.isFinite(getPlace(column))).toSorted((a, b) => getPlace(a) - getPlace(b))
}

/** Columns by their ids. */
export function columnsById<Column extends { readonly id: string }>(
  columns: readonly Column[],
): Readonly<Record<Column['id'], Column>> {
  // Every id that the type names is the id of one of the columns
  return Object.fromEntries(columns.map((column) => [column.id, column])) as Record<Column['id'], Column>
}

/** Gives the word that a language has for a word of the portal; one that it doesn't know stays. */
export type ToTerm = (word: string) => string

/** The words of the portal as they are. */
export const keepTerm: ToTerm = (word) => word

/** The value a row sorts by: a number, or text; null and blank text are missing. */
export type SortValue = string | number | null

/** The text and sort value of a column's cells. */
export interface CellContent<Row> {
  readonly align: 'start' | 'end'
  /**
   * The formatted content, one line per item; empty when the row has no value here. Without a locale it is that of
   * `en-US`. `toTerm` gives the words of the portal that stand beside other content; those of `hasTerms` need none.
   */
  readonly text: (row: Row, locale?: FormatLocale, toTerm?: ToTerm) => string
  /** True if each line is about one requirement, agent or client, and belongs beside the same line of such cells. */
  readonly alignsWithRow: boolean
  /**
   * The value the column sorts by: days since 1970 for dates, and the first line that is not blank for several lines.
   */
  readonly sortValue: (row: Row) => SortValue
  /** The tone of a status, of one item where the cell has items. Without it the cell is plain text. */
  readonly tone?: (row: Row, item?: number) => StatusTone
  /** The lines of a row that a list shows one by one: the first in the row, and all of them below it on request. */
  readonly items?: (row: Row, locale?: FormatLocale) => readonly string[]
}

/** Fills in for a missing line between others, so that the lines of neighboring columns stay aligned. */
export const missingLine = '—'

/** The longest text that a cell shows in full, in user-perceived characters. */
export const longestCellText = 38

type Read<Row, Value> = (row: Row) => Value | null

const singleLine = { align: 'start', alignsWithRow: false } as const

/** A cell of plain text. */
export function textCell<Row>(read: Read<Row, string>): CellContent<Row> {
  return { ...singleLine, text: (row) => read(row)?.trim() ?? '', sortValue: read }
}

/** A cell with a status. */
export function statusCell<Row>(read: Read<Row, string>): CellContent<Row> {
  return { ...textCell(read), tone: (row) => getStatusTone(read(row) ?? '') }
}

/** A cell with a plain number. */
export function numberCell<Row>(read: Read<Row, number>): CellContent<Row> {
  return { ...singleLine, align: 'end', text: (row) => read(row)?.toString() ?? '', sortValue: read }
}

/** A cell with an amount in the currency of the locale. */
export function moneyCell<Row>(read: Read<Row, number>): CellContent<Row> {
  return {
    ...singleLine,
    align: 'end',
    text: (row, locale = defaultFormatLocale) => formatMoney(read(row), locale),
    sortValue: read,
  }
}

/** A cell with an ISO date. */
export function dateCell<Row>(read: Read<Row, string>): CellContent<Row> {
  return {
    ...singleLine,
    text: (row, locale = defaultFormatLocale) => formatDate(read(row), locale),
    sortValue: (row) => dayNumber(read(row)),
  }
}

/** A cell with one line of text per item; `sortBy` gives the value of a line when that is not its text. */
export function linesCell<Row, Item>(
  items: (row: Row) => readonly Item[],
  text: (item: Item, locale: FormatLocale) => string | null,
  sortBy: (item: Item) => SortValue = (item) => text(item, defaultFormatLocale),
): CellContent<Row> {
  return {
    align: 'start',
    alignsWithRow: true,
    text: (row, locale = defaultFormatLocale) => alignLines(items(row).map((item) => text(item, locale) ?? '')),
    sortValue: (row) => firstPresent(items(row), sortBy),
  }
}

/** A cell with one line per item, which a list shows one by one. */
export function expandableCell<Row, Item>(
  items: (row: Row) => readonly Item[],
  text: (item: Item, locale: FormatLocale) => string | null,
  sortBy?: (item: Item) => SortValue,
): CellContent<Row> {
  return {
    ...linesCell(items, text, sortBy),
    items: (row, locale = defaultFormatLocale) => toAlignedLines(items(row).map((item) => text(item, locale) ?? '')),
  }
}

/** The lines of a cell: blank ones as a dash where others are not blank, and no text at all where every one is. */
export function alignLines(lines: readonly string[]): string {
  return toAlignedLines(lines).join('\n')
}

function toAlignedLines(lines: readonly string[]): readonly string[] {
  const trimmed = lines.map((line) => line.trim())
  return trimmed.some((line) => line !== '') ? trimmed.map((line) => line || missingLine) : []
}

function firstPresent<Item>(items: readonly Item[], sortBy: (item: Item) => SortValue): SortValue {
  for (const item of items) {
    const value = sortBy(item)
    if (typeof value === 'string' ? value.trim() !== '' : value !== null) return value
  }
  return null
}
