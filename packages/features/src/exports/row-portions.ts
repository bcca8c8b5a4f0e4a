import type { ExportRow, ExportTable } from '@producer-portal/domain/exports'
import { yieldToMain } from '@producer-portal/ui'

/** The time the page works at a time, in ms; half a frame. */
const portionDuration = 8
const portionRows = 400

/**
 * Makes the rows of an export, in portions between which the page stays responsive.
 * @throws the reason of the signal once that is aborted
 */
export async function* makeRowPortions(table: ExportTable, signal: AbortSignal): AsyncGenerator<readonly ExportRow[]> {
  let next = 0
  while (next < table.count) {
    const end = performance.now() + portionDuration
    const rows: ExportRow[] = []
    do rows.push(table.row(next++))
    while (next < table.count && rows.length < portionRows && performance.now() < end)
    yield rows
    await yieldToMain()
    signal.throwIfAborted()
  }
}
