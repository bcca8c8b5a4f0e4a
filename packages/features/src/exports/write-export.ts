import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob, ExportWork } from './export-job.js'
import { openBrush } from './pdf-brush.js'
import { loadPdfFont, needsFont } from './pdf-font.js'

/** Begins a file; loads the library that its kind needs, and a font when the texts need one. */
export async function writeExport(job: ExportJob, rows: readonly ExportRow[]): Promise<ExportWork> {
  if (job.format === 'csv') {
    const { writeCsv } = await import('./write-csv.js')
    return writeCsv(job.head, rows)
  }
  const brush = openBrush()
  const [{ writePdf }, font] = await Promise.all([
    import('./write-pdf.js'),
    needsFont(job, rows, brush !== null) ? loadPdfFont() : null,
  ])
  return writePdf(job, rows, { font, brush })
}
