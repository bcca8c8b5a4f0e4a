import {
  emptyExportText,
  type ExportColumn,
  type ExportGroup,
  type ExportRow,
  groupRows,
} from '@producer-portal/domain/exports'
import { type CellEntries, cellLines, type RowLines } from './cell-lines.js'
import { pdfColumnWidths } from './pdf-columns.js'
import { pdfLook } from './pdf-look.js'
import type { PdfLine } from './pdf-page.js'
import type { PdfSheet } from './pdf-sheet.js'
import type { PdfTypeface } from './pdf-typeface.js'
import { type TextMeasure, wrapText } from './wrap-text.js'

/** The table of an export, laid out and not yet drawn. */
export interface PdfTable {
  readonly widths: readonly number[]
  readonly headings: PdfLine
  readonly lines: readonly PdfLine[]
}

interface TableParts {
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly ExportRow[]
  readonly sheet: PdfSheet
  readonly typeface: PdfTypeface
}

const rowsAtOnce = 250

/** The headings of columns and groups never take more than this many lines of text. */
const roomForHeadings = 12

/** Lays out the table: every row in its groups, every text broken into lines; looks up after every few rows. */
export function* pdfTable({ columns, rows, sheet, typeface }: TableParts): Generator<void, PdfTable> {
  const headings = columns.map(({ heading }) => typeface.show(heading))
  const widths = yield* pdfColumnWidths(headings, rows, sheet, typeface)
  const rooms = widths.map((width) => width - 2 * pdfLook.paddingX)
  const strong = typeface.measure(sheet.fontSize, 'bold')
  const headingLines = headings.map((text, column) => wrapText(text, rooms[column] ?? 0, strong))

  const inStep = columns.map(({ isInStep }) => isInStep)
  const wraps = rooms.map((room) => wrapper(room, typeface.measure(sheet.fontSize), typeface.show))
  const longest = longestRow(sheet)
  const lines: PdfLine[] = []
  let last: readonly string[] = []
  for (const group of groupRows(rows)) {
    lines.push(...groupLines(group, last, sheet, typeface))
    last = group.path
    for (const [index, { texts }] of group.rows.entries()) {
      const cells = texts.map((text, column) => wraps[column]?.(text) ?? [])
      lines.push(...rowLines(cellLines(cells, inStep), longest, sheet))
      if (index % rowsAtOnce === 0) yield
    }
  }
  return { widths, headings: tableLine('row', headingLines, sheet), lines }
}

/** How many lines of text a row may have; a longer one goes on in a further line of the table. */
function longestRow({ size, fontSize }: PdfSheet): number {
  const room = size[1] - pdfLook.top - pdfLook.margin
  return Math.floor(room / (fontSize * pdfLook.lineFactor)) - roomForHeadings
}

/** Breaks the texts of a column; lists say the same again and again. */
function wrapper(room: number, measure: TextMeasure, show: PdfTypeface['show']) {
  const known = new Map<string, CellEntries>([['', []]])
  // A hair more room: widths were added up in another order.
  const wrap = (line: string) => wrapText(line, room + 0.01, measure)
  return (text: string): CellEntries => {
    const before = known.get(text)
    if (before) return before
    const entries = show(text).split('\n').map(wrap)
    known.set(text, entries)
    return entries
  }
}

/** The headings of the groups that begin here; those that go on are not said again. */
function groupLines(
  { path }: ExportGroup,
  last: readonly string[],
  sheet: PdfSheet,
  { show }: PdfTypeface,
): readonly PdfLine[] {
  const from = path.findIndex((name, level) => name !== last[level])
  if (from === -1) return []
  return path.slice(from).map((name, index) => ({
    ...tableLine('group', [[show(name || emptyExportText)]], sheet),
    level: from + index,
  }))
}

function rowLines({ cells, rules }: RowLines, longest: number, sheet: PdfSheet): readonly PdfLine[] {
  const most = cells.reduce((count, { length }) => Math.max(count, length), 1)
  if (most <= longest) return [{ ...tableLine('row', cells, sheet), rules }]
  return Array.from({ length: Math.ceil(most / longest) }, (_, part) => {
    const [from, to] = [part * longest, (part + 1) * longest]
    const texts = cells.map((lines) => lines.slice(from, to))
    const inPart = rules.map((lines) => lines.filter((line) => line > from && line < to).map((line) => line - from))
    return { ...tableLine(part === 0 ? 'row' : 'rest', texts, sheet), rules: inPart }
  })
}

function tableLine(kind: PdfLine['kind'], cells: PdfLine['cells'], { fontSize }: PdfSheet): PdfLine {
  const most = cells.reduce((count, { length }) => Math.max(count, length), 1)
  return { kind, level: 0, cells, height: most * fontSize * pdfLook.lineFactor + 2 * pdfLook.paddingY }
}
