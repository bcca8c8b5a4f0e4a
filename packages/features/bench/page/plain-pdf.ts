import type { ExportTable } from '@producer-portal/domain/exports'
import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { choosePageFormat } from '../../src/exports/pdf/page-format.js'

/** The same rows as the documentation of the library has it: one call for all of them, page numbers at the end. */
export async function writePlainPdf({ head, count, row }: ExportTable, title: string): Promise<Blob> {
  const { size, fontSize } = choosePageFormat(head.columns.length)
  const doc = new jsPDF({ orientation: 'landscape', unit: 'pt', format: [...size], compress: true })
  autoTable(doc, {
    theme: 'plain',
    styles: { fontSize, cellPadding: 4 },
    head: [head.columns.map(({ header }) => header)],
    body: Array.from({ length: count }, (_, index) => [...row(index).texts]),
    margin: { top: 48, right: 24, bottom: 24, left: 24 },
    didDrawPage: ({ pageNumber }) => {
      doc.text(`${title}, ${head.moment}`, 24, 36)
      doc.text(`Page ${pageNumber} of {pages}`, 900, 36)
    },
  })
  doc.putTotalPages('{pages}')
  return doc.output('blob')
}
