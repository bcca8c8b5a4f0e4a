import type { ExportRow, ExportTable } from '@producer-portal/domain/exports'
import { yieldToMain } from '@producer-portal/ui'
import type { ExportFile, ExportFormat, ExportJob, ExportTexts } from './export-job.js'
import { type ExportRun, startExportRun } from './export-run.js'
import { makeRowPortions } from './row-portions.js'
import { NoWorkerError, runInWorker } from './run-in-worker.js'
import { exportMediaTypes, writeExport } from './write-export.js'

/** The format of the file, and the callbacks. */
export interface CreateExportOptions {
  readonly format: ExportFormat
  readonly texts: ExportTexts
  /** The address of a list of fonts for letters that the user's system may lack. Default: what the system has. */
  readonly fallbackFonts?: string | undefined
  /** Cancels the export; the promise rejects with its reason. */
  readonly signal: AbortSignal
  /** Called with a number from 0 to 1 while a long export is created. */
  readonly onProgress: (done: number) => void
}

/** Creates the file of an export. */
export type CreateExport = (table: ExportTable, options: CreateExportOptions) => Promise<ExportFile>

/**
 * Creates the file of an export in a worker, or on the main thread in short steps where workers aren't available.
 * @throws the reason of the signal, or the error that occurred
 */
export const createExport: CreateExport = async (table, { format, texts, fallbackFonts, signal, onProgress }) => {
  signal.throwIfAborted()
  const job = { format, head: table.head, texts, fallbackFonts }
  const run = startExportRun(table.count, signal, onProgress)
  try {
    const content = await runInWorker(table, job, run).catch((error: unknown) => {
      if (error instanceof NoWorkerError) return runOnPage(table, job, run)
      throw error
    })
    return { name: `${table.head.fileName}.${format}`, content }
  } finally {
    run.end()
  }
}

/** Creates a file on the main thread, in short steps. */
async function runOnPage(table: ExportTable, job: ExportJob, run: ExportRun): Promise<Blob> {
  const rows: ExportRow[] = []
  for await (const portion of makeRowPortions(table, run.signal)) {
    for (const row of portion) rows.push(row)
    run.onRowsMade(rows.length)
  }
  const work = await writeExport(job, rows)
  let step = work.next()
  while (!step.done) {
    run.onRowsWritten(step.value)
    await yieldToMain()
    run.signal.throwIfAborted()
    step = work.next()
  }
  return new Blob([...step.value], { type: exportMediaTypes[job.format] })
}
