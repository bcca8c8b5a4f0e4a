import type { ExportRow } from '@producer-portal/domain/exports'
import { jsPDF } from 'jspdf'
import type { ExportJob, ExportWork } from './export-job.js'
import { drawPage } from './draw-pdf-page.js'
import { linePictures } from './line-pictures.js'
import type { PdfBrush } from './pdf-brush.js'
import type { PdfFont } from './pdf-font.js'
import { pdfLook, type PdfPaper } from './pdf-look.js'
import { pdfPages } from './pdf-page.js'
import { pdfSheet } from './pdf-sheet.js'
import { pdfTable } from './pdf-table.js'
import { pdfTypeface } from './pdf-typeface.js'

/** What the texts of a PDF are written with. */
export interface PdfLetters {
  /** Put into the file when the texts need it; null for the fonts that every reader has. */
  readonly font: PdfFont | null
  /** Draws what the font has not; null where that is not possible. */
  readonly brush: PdfBrush | null
}

/**
 * Writes rows as a PDF in landscape: heading, date and page number at the top of every page, the column headings below
 * them, rows in their groups.
 */
export function* writePdf({ head, words }: ExportJob, rows: readonly ExportRow[], letters: PdfLetters): ExportWork {
  const { font, brush } = letters
  const sheet = pdfSheet(head.columns.length)
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: [...sheet.size], compress: true })
  doc.setProperties({ title: words.title }).setLanguage('en-US')
  const typeface = pdfTypeface(doc, font, brush)
  const paper: PdfPaper = { doc, sheet, typeface, pictures: brush && linePictures(doc, brush) }

  const layout = pdfTable({ columns: head.columns, rows, sheet, typeface })
  let laid = layout.next()
  while (!laid.done) {
    yield 0
    laid = layout.next()
  }
  const table = laid.value
  const room = sheet.size[1] - pdfLook.top - table.headings.height - pdfLook.margin
  const again = (group: string) => typeface.show(words.again.replace('{group}', group))
  const pages = pdfPages(table.lines, room, (group) => ({
    ...group,
    cells: group.cells.map((texts) => texts.map(again)),
  }))

  let written = 0
  for (const [index, lines] of pages.entries()) {
    if (index > 0) doc.addPage()
    const page = words.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length))
    drawPage(paper, {
      title: typeface.show(words.title),
      moment: head.moment,
      page,
      columns: head.columns,
      table,
      lines,
    })
    written += lines.filter(({ kind }) => kind === 'row').length
    yield written
  }
  return [doc.output('arraybuffer')]
}
