import type { ExportTable } from '@producer-portal/domain/exports'
import type { ExportFile, ExportFormat, ExportWords } from './export-job.js'
import { exportRun } from './export-run.js'
import { runOnPage } from './run-on-page.js'
import { NoWorkerError, runInWorker } from './run-in-worker.js'

/** How a file is to be made, and how to tell of it. */
export interface CreateExportOptions {
  readonly format: ExportFormat
  readonly words: ExportWords
  /** Ends the work; the promise is rejected with its reason. */
  readonly signal: AbortSignal
  /** Called with 0 to 1 while a long export is made. */
  readonly onProgress: (done: number) => void
}

/** Makes the file of an export. */
export type CreateExport = (table: ExportTable, options: CreateExportOptions) => Promise<ExportFile>

/**
 * Makes the file of an export off the main thread, or on it in short steps where there can be no worker.
 * @throws the reason of the signal, or what went wrong
 */
export const createExport: CreateExport = async (table, { format, words, signal, onProgress }) => {
  signal.throwIfAborted()
  const job = { format, head: table.head, words }
  const run = exportRun(table.count, signal, onProgress)
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
