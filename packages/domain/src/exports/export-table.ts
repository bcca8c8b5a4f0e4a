import type { FormatLocale } from '../formatting/locale.ts'
import type { ListColumn } from '../lists/columns.ts'
import { exportMoment } from './export-moment.ts'

/** The facts of a column that a file of a list needs, in plain data. */
export type ExportColumn = Pick<ListColumn<unknown>, 'header' | 'align' | 'alignsWithRow'>

/** A row of an export. */
export interface ExportRow {
  /** One text per column; several lines have line breaks between them, and an empty text is a missing value. */
  readonly texts: readonly string[]
  /** Its groups, outermost first, such as an agency and an agent; empty in a list that isn't grouped. */
  readonly group: readonly string[]
}

/** All of an export except its rows, in plain data, so that it can be sent to another thread. */
export interface ExportHead {
  /** Without the ending: `newBusiness_pending_1603`. */
  readonly fileName: string
  /** The time of the export, as every page shows it. */
  readonly moment: string
  readonly columns: readonly ExportColumn[]
  /** The text of a CSV cell without a value. Default: three dashes, as in the lists of business. */
  readonly emptyText?: string
  /** Stands between the cells of a CSV line. Default: a comma. */
  readonly delimiter?: ',' | ';'
}

/** The content of an export, independent of the file type. Rows are created one by one, on demand. */
export interface ExportTable {
  readonly head: ExportHead
  readonly count: number
  /** The row at this place, counted from 0. */
  readonly row: (index: number) => ExportRow
}

/** The list behind an export. */
export interface ExportedList<Row> {
  readonly fileName: string
  /** The visible columns, in the reader's order; one whose `exportText` is null is left out. */
  readonly columns: readonly ListColumn<Row>[]
  /** Every row that passes the filters, in the order of the list; not just those of a page. */
  readonly rows: readonly Row[]
  /** The reader's date and time. */
  readonly now: Date
  /** Writes its dates, amounts and numbers. Default: that of `en-US`. */
  readonly locale?: FormatLocale | undefined
  /** The groups of a row, for a list that is grouped in its PDF. */
  readonly getGroup?: (row: Row) => readonly string[]
  readonly emptyText?: string
}

/** An export in another language: its columns with headers of that language, and what writes dates and amounts. */
export interface ExportLanguage<Row> {
  readonly columns?: readonly ListColumn<Row>[]
  readonly locale?: FormatLocale
}

const noGroup: readonly string[] = []

/** Describes the export of any list. */
export function exportTable<Row>({
  fileName,
  columns: shown,
  rows,
  now,
  locale,
  getGroup,
  emptyText,
}: ExportedList<Row>): ExportTable {
  const columns = shown.flatMap(({ exportText, ...column }) =>
    exportText === null ? [] : [{ ...column, text: exportText ?? column.text }],
  )
  return {
    head: {
      fileName,
      moment: exportMoment(now, locale),
      columns: columns.map(({ header, align, alignsWithRow }) => ({ header, align, alignsWithRow })),
      ...(emptyText !== undefined && { emptyText }),
      ...(locale && hasDecimalComma(locale) && { delimiter: ';' }),
    },
    count: rows.length,
    row: (index) => {
      const row = rows[index]
      if (row === undefined) throw new RangeError(`There is no row ${index} in this export`)
      return { texts: columns.map(({ text }) => text(row, locale)), group: getGroup?.(row) ?? noGroup }
    },
  }
}

/** True where amounts have a decimal comma: spreadsheet programs there take a semicolon for the end of a cell. */
function hasDecimalComma({ tag }: FormatLocale): boolean {
  return new Intl.NumberFormat(tag).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
}

/** The rows with the same groups; `path` names the groups, outermost first. */
export interface ExportGroup {
  readonly path: readonly string[]
  readonly rows: readonly ExportRow[]
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Groups rows. Groups are sorted by name, unnamed ones last; the rows of a group keep their order. */
export function groupRows(rows: readonly ExportRow[]): ExportGroup[] {
  const groups = new Map<string, { path: readonly string[]; rows: ExportRow[] }>()
  for (const row of rows) {
    const key = JSON.stringify(row.group)
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { path: row.group, rows: [row] })
  }
  return [...groups.values()].toSorted((a, b) => comparePaths(a.path, b.path))
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [level, name] of a.entries()) {
    const other = b[level] ?? ''
    const order = Number(name === '') - Number(other === '') || names.compare(name, other)
    if (order !== 0) return order
  }
  return 0
}

/** The text of an export where there is no value. */
export const emptyExportText = '———'

/**
 * A text that begins like a formula, also in wide signs; a minus counts unless a plain number or amount follows it, as any
 * language writes it: -$1,234.56, -1 234,56 $ US.
 */
export const formulaStart = /^(?:[=+@＝＋＠－\t\r\n]|-(?!\p{Sc}?[\d.,\s]+(?:%|\p{Sc}(?:\s[A-Z]{2})?)?$))/u

/** A heading in a CSV file: many programs would take a delimiter for the next column, even inside quotes. */
export function csvHeading(heading: string, delimiter: ',' | ';' = ','): string {
  return heading.replaceAll(delimiter, delimiter === ',' ? ';' : ',')
}

/** The text of a cell in a CSV file: line breaks stay, a missing value is shown as one. */
export function csvText(text: string, emptyText = emptyExportText): string {
  return text.trim() === '' ? emptyText : text
}
