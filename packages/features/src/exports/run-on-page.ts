import type { ExportRow, ExportTable } from '@producer-portal/domain/exports'
import { type ExportJob, exportMediaTypes } from './export-job.js'
import type { ExportRun } from './export-run.js'
import { pause, rowPortions } from './row-portions.js'
import { writeExport } from './write-export.js'

/** Makes a file on the page itself, in short steps: for browsers and policies without workers. */
export async function runOnPage(table: ExportTable, job: ExportJob, run: ExportRun): Promise<Blob> {
  const rows: ExportRow[] = []
  for await (const portion of rowPortions(table, run.signal)) {
    for (const row of portion) rows.push(row)
    run.onRowsMade(rows.length)
  }
  const work = await writeExport(job, rows)
  let step = work.next()
  while (!step.done) {
    run.onRowsWritten(step.value)
    await pause()
    run.signal.throwIfAborted()
    step = work.next()
  }
  return new Blob([...step.value], { type: exportMediaTypes[job.format] })
}
