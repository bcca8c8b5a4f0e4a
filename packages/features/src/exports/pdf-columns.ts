import type { ExportRow } from '@producer-portal/domain/exports'
import { addNeed, type ColumnNeed, columnWidths } from './column-widths.js'
import { pdfLook } from './pdf-look.js'
import type { PdfSheet } from './pdf-sheet.js'
import type { PdfTypeface } from './pdf-typeface.js'

/** The widest word and line that a column gets room for, as a multiple of the size of the letters. */
const [widestWord, widestLine] = [13, 26]

/** A heading gets room enough not to take many more lines than this. */
const headingLines = 2.4

const rowsAtOnce = 250

/** The widths of the columns, by their headings and all of their texts; looks up after every few rows. */
export function* pdfColumnWidths(
  headings: readonly string[],
  rows: readonly ExportRow[],
  { fontSize, size }: PdfSheet,
  typeface: PdfTypeface,
): Generator<void, readonly number[]> {
  const measure = typeface.measure(fontSize)
  const limit = { word: widestWord * fontSize, line: widestLine * fontSize }
  const needs = headingNeeds(headings, fontSize, typeface)
  const seen = headings.map(() => new Set<string>())
  for (const [index, { texts }] of rows.entries()) {
    for (const [column, text] of texts.entries()) {
      const [need, known] = [needs[column], seen[column]]
      if (!need || !known || known.has(text)) continue
      known.add(text)
      addNeed(need, typeface.show(text), measure, limit)
    }
    if (index % rowsAtOnce === 0) yield
  }
  const padding = 2 * pdfLook.paddingX
  return columnWidths(
    needs.map(({ word, line }) => ({ word: word + padding, line: line + padding })),
    size[0] - 2 * pdfLook.margin,
  )
}

function headingNeeds(headings: readonly string[], fontSize: number, typeface: PdfTypeface): readonly ColumnNeed[] {
  const measure = typeface.measure(fontSize, 'bold')
  return headings.map((heading) => {
    const need = { word: 0, line: 0 }
    addNeed(need, heading, measure, { word: Infinity, line: Infinity })
    const word = Math.max(need.word, need.line / headingLines)
    return { word, line: word }
  })
}
