import type { jsPDF } from 'jspdf'
import type { LineImages } from './line-images.js'
import type { PageFormat } from './page-format.js'
import type { PdfTags } from './pdf-tags.js'
import type { TableTags } from './table-tags.js'
import type { PdfTypeface } from './typeface.js'

/** The settings for drawing a page. */
export interface PdfContext {
  readonly doc: jsPDF
  readonly format: PageFormat
  readonly typeface: PdfTypeface
  /** Draws the lines that the font can't show; null where boxes replace their letters. */
  readonly images: LineImages | null
  readonly tags: PdfTags
  readonly tableTags: TableTags
}

/** The sizes and grays of a PDF: lengths in points, grays from 0 (black) to 255 (white). */
export const pdfTheme = {
  margin: 24,
  /** The top of the table; title, date and page number are above it. */
  top: 48,
  /** Of the company, from the foot of the page. */
  footBaseline: 10,
  titleSize: 12,
  noteSize: 8,
  paddingInline: 4,
  paddingBlock: 2.5,
  lineHeight: 1.15,
  text: 30,
  mutedText: 90,
  headerLine: 140,
  rowLine: 214,
  headerFill: 238,
  /** Behind the name of an agency. */
  groupFill: 247,
  background: 255,
} as const
