import { csvHeading, csvText, type ExportHead, type ExportRow, formulaStart } from '@producer-portal/domain/exports'
import papaparse from 'papaparse'
import type { ExportWork } from '../export-job.js'

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\ufeff'
const lineEnd = '\r\n'
const rowsAtOnce = 1000

/**
 * Writes rows as values with a comma, or the delimiter of `head`, between them: UTF-8 with its mark, lines ending in
 * CR LF, quotes where they are needed.
 * Cells that a spreadsheet would take for a formula get an apostrophe in front.
 */
export function* writeCsv({ columns, emptyText, delimiter = ',' }: ExportHead, rows: readonly ExportRow[]): ExportWork {
  const look = { newline: lineEnd, escapeFormulae: formulaStart, delimiter }
  const headings = columns.map(({ header }) => csvHeading(header, delimiter))
  const parts = [byteOrderMark, papaparse.unparse([headings], look)]
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const slice = rows.slice(start, start + rowsAtOnce)
    parts.push(
      lineEnd,
      papaparse.unparse(
        slice.map(({ texts }) => texts.map((text) => csvText(text, emptyText))),
        look,
      ),
    )
    yield start + slice.length
  }
  return parts
}
