import type { jsPDF } from 'jspdf'
import type { LinePictures } from './line-pictures.js'
import type { PdfSheet } from './pdf-sheet.js'
import type { PdfTypeface } from './pdf-typeface.js'

/** What is drawn on. */
export interface PdfPaper {
  readonly doc: jsPDF
  readonly sheet: PdfSheet
  readonly typeface: PdfTypeface
  /** Takes the lines that the letters cannot show; null where they show boxes. */
  readonly pictures: LinePictures | null
}

/** The measures and greys of a PDF: lengths in points, greys from 0 to 255. */
export const pdfLook = {
  margin: 24,
  /** Where the table begins; title, date and page number stand above it. */
  top: 48,
  titleSize: 12,
  noteSize: 8,
  paddingX: 4,
  paddingY: 2.5,
  lineFactor: 1.15,
  ink: 30,
  quietInk: 90,
  edge: 140,
  line: 214,
  /** Between the entries of a row. */
  rule: 232,
  shade: 238,
  /** Behind the name of an agency. */
  band: 247,
  paper: 255,
} as const
