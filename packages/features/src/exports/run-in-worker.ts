import type { ExportTable } from '@producer-portal/domain/exports'
import type { ExportJob } from './export-job.js'
import type { ExportRun } from './export-run.js'
import { makeRowPortions } from './row-portions.js'
import type { FromExportWorker, ToExportWorker } from './worker-messages.js'

/** The browser, the content policy or the bundler doesn't provide a worker. */
export class NoWorkerError extends Error {
  override readonly name = 'NoWorkerError'
}

/**
 * Creates a file in a worker; the main thread only makes the rows, in short portions.
 * @throws {NoWorkerError} when workers aren't available
 */
export async function runInWorker(table: ExportTable, job: ExportJob, run: ExportRun): Promise<Blob> {
  const worker = openWorker()
  const send = (message: ToExportWorker) => worker.postMessage(message, { transfer: [] })
  // Also stops making rows after an error of the worker.
  const stop = new AbortController()
  run.signal.addEventListener('abort', () => stop.abort(run.signal.reason), { once: true })
  const sendRows = async () => {
    let sent = 0
    for await (const rows of makeRowPortions(table, stop.signal)) {
      send({ kind: 'rows', rows })
      sent += rows.length
      run.onRowsMade(sent)
    }
    send({ kind: 'write', job })
  }
  const answer = new Promise<Blob>((resolve, reject) => {
    let isReady = false
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(isReady ? new Error(event.message) : new NoWorkerError('The worker did not start'))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      if (data.kind === 'ready') isReady = true
      else if (data.kind === 'progress') run.onRowsWritten(data.written)
      else if (data.kind === 'done') resolve(data.content)
      else if (data.kind === 'not-loaded') reject(new NoWorkerError('The worker could not load its libraries'))
      else reject(new Error(data.message))
    })
    // Messages sent before the worker listens are queued.
    sendRows().catch(reject)
  })
  try {
    return await answer
  } finally {
    stop.abort()
    worker.terminate()
  }
}

function openWorker(): Worker {
  if (typeof Worker === 'undefined') throw new NoWorkerError('There are no workers here')
  try {
    return new Worker(new URL('./export-worker.js', import.meta.url), { type: 'module', name: 'export' })
  } catch (error) {
    throw new NoWorkerError('A worker is not allowed here', { cause: error })
  }
}
