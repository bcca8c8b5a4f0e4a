import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob } from './export-job.js'
import type { PdfWeight } from './pdf-brush.js'
import { seenText } from './pdf-text.js'

/** The bytes of the faces of a font, one character per byte, as the PDF library reads them. */
export type PdfFont = Readonly<Record<PdfWeight, string>>

/** Letters that every PDF reader can show by itself: Latin of western Europe, and line breaks. */
const builtIn = /^[\n\r\t\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/

/** Letters of the font: Latin of all Europe and Vietnam, Greek, Cyrillic, Armenian, Georgian, and common signs. */
const ofFont = /[\u0100-\u058f\u10a0-\u10ff\u1e00-\u22ff\u25a0-\u26ff]/

/** Whether every PDF reader can show a text by itself. */
export const isBuiltIn = (text: string) => builtIn.test(text)

/**
 * Whether an export has letters for which a font must be put into the file.
 * @param canDraw whether texts that no font of ours has are drawn as pictures; otherwise the font has a box for them
 */
export function needsFont({ head, words }: ExportJob, rows: readonly ExportRow[], canDraw: boolean): boolean {
  const needs = (text: string) => {
    const joined = text.normalize()
    return !isBuiltIn(joined) && (!canDraw || needsOurs(joined))
  }
  const headings = [words.title, ...head.columns.map(({ heading }) => heading)]
  return headings.some(needs) || rows.some(({ texts, group }) => texts.some(needs) || group.some(needs))
}

function needsOurs(text: string): boolean {
  return Array.from(seenText(text)).some((letter) => !isBuiltIn(letter) && ofFont.test(letter))
}

/**
 * Loads the faces of the font.
 * @throws when one cannot be loaded
 */
export async function loadPdfFont(): Promise<PdfFont> {
  const [normal, bold] = await Promise.all([
    loadFace(new URL('./fonts/dejavu-sans-condensed.ttf', import.meta.url)),
    loadFace(new URL('./fonts/dejavu-sans-condensed-bold.ttf', import.meta.url)),
  ])
  return { normal, bold }
}

async function loadFace(address: URL): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font of the PDF could not be loaded: ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return pieces.join('')
}
