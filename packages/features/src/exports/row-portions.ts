import type { ExportRow, ExportTable } from '@producer-portal/domain/exports'

/** How long the page works at a time, in ms; half a frame. */
const portionTime = 8
const portionRows = 400

/** Lets the page draw and answer before it goes on. Unlike a timer it is not slowed down in a hidden tab. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/**
 * Makes the rows of an export, in portions between which the page stays responsive.
 * @throws the reason of the signal once that is aborted
 */
export async function* rowPortions(table: ExportTable, signal: AbortSignal): AsyncGenerator<readonly ExportRow[]> {
  let next = 0
  while (next < table.count) {
    const end = performance.now() + portionTime
    const rows: ExportRow[] = []
    do rows.push(table.row(next++))
    while (next < table.count && rows.length < portionRows && performance.now() < end)
    yield rows
    await pause()
    signal.throwIfAborted()
  }
}
