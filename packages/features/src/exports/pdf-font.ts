import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob } from './export-job.js'

/** The bytes of a font, one character per byte, as the PDF library reads them. */
export type PdfFont = string

/** Letters that every PDF reader can show by itself: Latin of western Europe, and line breaks. */
const builtIn = /^[\n\r\t\u0020-\u007e\u00a0-\u00ff‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]*$/

const areBuiltIn = (texts: readonly string[]) => texts.every((text) => builtIn.test(text.normalize()))

/** Whether an export has letters for which a font must be put into the file. */
export function needsFont({ head, words }: ExportJob, rows: readonly ExportRow[]): boolean {
  const headings = [words.title, ...head.columns.map(({ heading }) => heading)]
  return !areBuiltIn(headings) || !rows.every(({ texts, group }) => areBuiltIn(texts) && areBuiltIn(group))
}

/**
 * Loads the font for Latin of all Europe, Greek, Cyrillic, Hebrew and Arabic.
 * @throws when it cannot be loaded
 */
export async function loadPdfFont(): Promise<PdfFont> {
  const answer = await fetch(new URL('./fonts/dejavu-sans-condensed.ttf', import.meta.url))
  if (!answer.ok) throw new Error(`The font of the PDF could not be loaded: ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return pieces.join('')
}
