import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob } from './export-job.js'
import type { FromExportWorker, ToExportWorker } from './worker-messages.js'
import { exportMediaTypes, writeExport } from './write-export.js'

// The code of a web worker: it makes one file and is ended by the page.
const rows: ExportRow[] = []
const send = (message: FromExportWorker) => globalThis.postMessage(message, { transfer: [] })

globalThis.addEventListener('message', ({ data }: MessageEvent<ToExportWorker>) => {
  if (data.kind === 'rows') for (const row of data.rows) rows.push(row)
  else write(data.job).catch((error: unknown) => send({ kind: 'failed', message: String(error) }))
})
send({ kind: 'ready' })

async function write(job: ExportJob): Promise<void> {
  const work = await writeExport(job, rows).catch(() => null)
  if (work === null) {
    send({ kind: 'not-loaded' })
    return
  }
  let step = work.next()
  while (!step.done) {
    send({ kind: 'progress', written: step.value })
    step = work.next()
  }
  send({ kind: 'done', content: new Blob([...step.value], { type: exportMediaTypes[job.format] }) })
}
