import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportFormat, ExportJob, ExportWork } from './export-job.js'
import { createTextRenderer } from './pdf/text-renderer.js'
import { loadFallbackFonts } from './pdf/fallback-fonts.js'
import { findLettersToDraw, loadPdfFont, needsFont } from './pdf/pdf-font.js'

/** The media types of the files. */
export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
}

/** Begins a file; loads the library that its kind needs, and a font when the texts need one. */
export async function writeExport(job: ExportJob, rows: readonly ExportRow[]): Promise<ExportWork> {
  if (job.format === 'csv') {
    const { writeCsv } = await import('./csv/write-csv.js')
    return writeCsv(job.head, rows)
  }
  const renderer = createTextRenderer()
  const letters = job.fallbackFonts !== undefined && renderer !== null ? findLettersToDraw(job, rows) : ''
  const [{ writePdf }, font] = await Promise.all([
    import('./pdf/write-pdf.js'),
    needsFont(job, rows, renderer !== null) ? loadPdfFont() : null,
    // Without them the system's fonts show what they have
    job.fallbackFonts && letters && loadFallbackFonts(job.fallbackFonts, letters).catch(() => undefined),
  ])
  return writePdf(job, rows, { font, renderer })
}
