import type { ExportFile } from './export-job.js'

/** Long enough for the browser to have begun, in ms. */
const urlLifetime = 60_000

/** Gives a file to the browser to be saved under its name. */
export function saveFile({ name, content }: ExportFile): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), urlLifetime)
}
