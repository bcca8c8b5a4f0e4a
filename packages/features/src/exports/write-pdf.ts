import type { ExportRow } from '@producer-portal/domain/exports'
import { jsPDF } from 'jspdf'
import { autoTable, type UserOptions } from 'jspdf-autotable'
import type { ExportJob, ExportWork } from './export-job.js'
import { type PdfFont, pdfText } from './pdf-font.js'
import { type PdfSheet, pdfSheet } from './pdf-sheet.js'
import { pdfLines, pdfTableLook, type PdfTypeface } from './pdf-table.js'

const linesAtOnce = 50
const [titleSize, noteSize] = [12, 8]

/**
 * Writes rows as a PDF in landscape: heading, date and page number at the top of every page, the column headings below
 * them, rows in their groups.
 * @param font put into the file when the texts need it; null for the fonts that every reader has
 */
export function* writePdf(job: ExportJob, rows: readonly ExportRow[], font: PdfFont | null): ExportWork {
  const { columns } = job.head
  const sheet = pdfSheet(columns)
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: [...sheet.size], compress: true })
  doc.setProperties({ title: job.words.title }).setLanguage('en-US')
  const typeface = fontOf(doc, font)
  const look = pdfTableLook(sheet, columns, typeface)
  const titleLine = sheet.margin + titleSize

  /** Draws a part of the table and gives where it ends on the last of its pages. */
  const draw = (part: UserOptions): number => {
    let end = 0
    const didDrawPage: UserOptions['didDrawPage'] = ({ cursor }) => {
      end = cursor?.y ?? end
    }
    autoTable(doc, { ...look, ...part, didDrawPage })
    return end
  }
  const head = [columns.map(({ heading }) => pdfText(heading))]
  const drawHeadings = () => draw({ head, startY: titleLine + 10, margin: sheet.margin })

  // Drawing in parts lets the caller look up in between; each part goes on where the last one ended.
  const top = drawHeadings()
  const lines = pdfLines(rows, columns.length, typeface)
  const margin = { top, right: sheet.margin, bottom: sheet.margin, left: sheet.margin }
  let startY = top
  let written = 0
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    const part = lines.slice(start, start + linesAtOnce)
    startY = draw({ body: part.map(({ cells }) => cells), startY, margin })
    written += part.filter(({ isRow }) => isRow).length
    yield written
  }

  const pages = doc.getNumberOfPages()
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page)
    if (page > 1) drawHeadings()
    drawPageHeader(doc, job, { sheet, typeface, baseline: titleLine, page, pages })
    if (page % linesAtOnce === 0) yield written
  }
  return [doc.output('arraybuffer')]
}

interface PageHeader {
  sheet: PdfSheet
  typeface: PdfTypeface
  baseline: number
  page: number
  pages: number
}

function drawPageHeader(
  doc: jsPDF,
  { head, words }: ExportJob,
  { sheet, typeface, baseline, page, pages }: PageHeader,
) {
  const [width] = sheet.size
  doc.setTextColor(0)
  doc
    .setFont(typeface.family, typeface.strong)
    .setFontSize(titleSize)
    .text(pdfText(words.title), sheet.margin, baseline)
  doc.setFont(typeface.family, 'normal').setFontSize(noteSize)
  doc.text(head.moment, width / 2, baseline, { align: 'center' })
  const pageText = words.page.replace('{page}', String(page)).replace('{pages}', String(pages))
  doc.text(pageText, width - sheet.margin, baseline, { align: 'right' })
}

function fontOf(doc: jsPDF, font: PdfFont | null): PdfTypeface {
  if (font === null) return { family: 'helvetica', strong: 'bold' }
  doc.addFileToVFS('export.ttf', font).addFont('export.ttf', 'export', 'normal')
  return { family: 'export', strong: 'normal' }
}
