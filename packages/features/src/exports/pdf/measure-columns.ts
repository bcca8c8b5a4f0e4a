import type { ExportRow } from '@producer-portal/domain/exports'
import { growNeed, type ColumnNeeds, shareWidth } from './share-width.js'
import { pdfTheme } from './pdf-theme.js'
import type { PageFormat } from './page-format.js'
import type { PdfTypeface } from './typeface.js'

/** The widest word and line that a column makes room for, as a multiple of the font size. */
const [widestWord, widestLine] = [13, 26]

/** A heading gets enough room to take about this many lines. */
const headingLines = 2.4

const rowsAtOnce = 250

/** Computes the widths of the columns from their headings and texts. Yields after every few hundred rows. */
export function* measureColumns(
  headings: readonly string[],
  rows: readonly ExportRow[],
  { fontSize, size }: PageFormat,
  typeface: PdfTypeface,
): Generator<void, readonly number[]> {
  const [regular, strong] = [typeface.measure(fontSize), typeface.measure(fontSize, 'bold')]
  const limit = { word: widestWord * fontSize, line: widestLine * fontSize }
  const needs = measureHeadings(headings, fontSize, typeface)
  const seen = headings.map(() => new Set<string>())
  for (const [index, { texts }] of rows.entries()) {
    for (const [column, text] of texts.entries()) {
      const [need, known] = [needs[column], seen[column]]
      if (!need || !known || known.has(text)) continue
      known.add(text)
      growNeed(need, typeface.show(text), column === 0 ? strong : regular, limit)
    }
    if (index % rowsAtOnce === 0) yield
  }
  const padding = 2 * pdfTheme.paddingInline
  return shareWidth(
    needs.map(({ word, line }) => ({ word: word + padding, line: line + padding })),
    size[0] - 2 * pdfTheme.margin,
  )
}

function measureHeadings(headings: readonly string[], fontSize: number, typeface: PdfTypeface): readonly ColumnNeeds[] {
  const measure = typeface.measure(fontSize, 'bold')
  return headings.map((heading) => {
    const need = { word: 0, line: 0 }
    growNeed(need, heading, measure, { word: Infinity, line: Infinity })
    const word = Math.max(need.word, need.line / headingLines)
    return { word, line: word }
  })
}
