import {
  emptyExportText,
  type ExportColumn,
  type ExportGroup,
  type ExportRow,
  groupRows,
} from '@producer-portal/domain/exports'
import { alignLines, type CellEntries, type CellLines } from './align-lines.js'
import { measureColumns } from './measure-columns.js'
import { pdfTheme } from './pdf-theme.js'
import type { PdfLine } from './paginate.js'
import type { PageFormat } from './page-format.js'
import type { PdfTypeface } from './typeface.js'
import { type TextMeasure, wrapText } from './wrap-text.js'

/** The table of an export, laid out but not drawn yet. */
export interface PdfTable {
  readonly widths: readonly number[]
  readonly headings: PdfLine
  readonly lines: readonly PdfLine[]
}

interface TableParts {
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly ExportRow[]
  readonly format: PageFormat
  readonly typeface: PdfTypeface
}

const rowsAtOnce = 250

/** The headings of columns and groups take at most this many lines of text. */
const roomForHeadings = 12

/** Lays out the table: groups the rows and wraps the texts. Yields after every few hundred rows. */
export function* layOutTable({ columns, rows, format, typeface }: TableParts): Generator<void, PdfTable> {
  const headings = columns.map(({ header }) => typeface.show(header))
  const widths = yield* measureColumns(headings, rows, format, typeface)
  const textWidths = widths.map((width) => width - 2 * pdfTheme.paddingInline)
  const strong = typeface.measure(format.fontSize, 'bold')
  const headingLines = headings.map((text, column) => wrapText(text, textWidths[column] ?? 0, strong))

  const isAligned = columns.map(({ alignsWithRow }) => alignsWithRow)
  const regular = typeface.measure(format.fontSize)
  // The first column names the row, in bold.
  const wraps = textWidths.map((width, column) => createWrapper(width, column === 0 ? strong : regular, typeface.show))
  const longest = getMaxRowLines(format)
  const lines: PdfLine[] = []
  let last: readonly string[] = []
  for (const group of groupRows(rows)) {
    lines.push(...toGroupLines(group, last, format, typeface))
    last = group.path
    for (const [index, { texts }] of group.rows.entries()) {
      const cells = texts.map((text, column) => wraps[column]?.(text) ?? [])
      lines.push(...toRowLines(alignLines(cells, isAligned), longest, format))
      if (index % rowsAtOnce === 0) yield
    }
  }
  return { widths, headings: toTableLine('row', headingLines, format), lines }
}

/** The number of lines of text fit into a row; a longer row continues in another line of the table. */
function getMaxRowLines({ size, fontSize }: PageFormat): number {
  const room = size[1] - pdfTheme.top - pdfTheme.margin
  return Math.floor(room / (fontSize * pdfTheme.lineHeight)) - roomForHeadings
}

/** Wraps the texts of a column, each different text once: lists repeat many. */
function createWrapper(room: number, measure: TextMeasure, show: PdfTypeface['show']) {
  const cache = new Map<string, CellEntries>([['', []]])
  // A hair wider: the widths were summed in another order.
  const wrap = (line: string) => wrapText(line, room + 0.01, measure)
  return (text: string): CellEntries => {
    const before = cache.get(text)
    if (before) return before
    const entries = show(text).split('\n').map(wrap)
    cache.set(text, entries)
    return entries
  }
}

/** The headings of the groups that start here, without those that continue. */
function toGroupLines(
  { path }: ExportGroup,
  last: readonly string[],
  format: PageFormat,
  { show }: PdfTypeface,
): readonly PdfLine[] {
  const from = path.findIndex((name, level) => name !== last[level])
  if (from === -1) return []
  return path.slice(from).map((name, index) => ({
    ...toTableLine('group', [[show(name || emptyExportText)]], format),
    level: from + index,
  }))
}

function toRowLines(cells: CellLines, longest: number, format: PageFormat): readonly PdfLine[] {
  const most = cells.reduce((count, { length }) => Math.max(count, length), 1)
  if (most <= longest) return [toTableLine('row', cells, format)]
  return Array.from({ length: Math.ceil(most / longest) }, (_, part) => {
    const [from, to] = [part * longest, (part + 1) * longest]
    const texts = cells.map((lines) => lines.slice(from, to))
    return toTableLine(part === 0 ? 'row' : 'rest', texts, format)
  })
}

function toTableLine(kind: PdfLine['kind'], cells: PdfLine['cells'], { fontSize }: PageFormat): PdfLine {
  const most = cells.reduce((count, { length }) => Math.max(count, length), 1)
  return { kind, level: 0, cells, height: most * fontSize * pdfTheme.lineHeight + 2 * pdfTheme.paddingBlock }
}
