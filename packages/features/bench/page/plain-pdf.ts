import type { ExportTable } from '@producer-portal/domain/exports'
import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { ExportWords } from '../../src/exports/export-job.js'
import { pdfSheet } from '../../src/exports/pdf-sheet.js'
import { pdfLines, pdfTableLook } from '../../src/exports/pdf-table.js'

const typeface = { family: 'helvetica', strong: 'bold' } as const

/** The same table as the documentation of the library has it: one call for all rows, page numbers at the end. */
export async function writePlainPdf({ head, count, row }: ExportTable, words: ExportWords): Promise<Blob> {
  const sheet = pdfSheet(head.columns)
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: [...sheet.size], compress: true })
  const rows = Array.from({ length: count }, (_, index) => row(index))
  autoTable(doc, {
    ...pdfTableLook(sheet, head.columns, typeface),
    head: [head.columns.map(({ heading }) => heading)],
    body: pdfLines(rows, head.columns.length, typeface).map(({ cells }) => cells),
    margin: { ...pageMargin, top: 46 },
    didDrawPage: ({ pageNumber }) => {
      doc.text(`${words.title}, ${head.moment}`, 24, 36)
      doc.text(`Page ${pageNumber} of {pages}`, 900, 36)
    },
  })
  doc.putTotalPages('{pages}')
  return doc.output('blob')
}

const pageMargin = { right: 24, bottom: 24, left: 24 }
