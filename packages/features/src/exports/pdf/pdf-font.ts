import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob } from '../export-job.js'
import type { FontWeight } from './text-renderer.js'
import { getVisibleText } from './pdf-text.js'

/** The bytes of a font in each weight, one character per byte, as jsPDF reads them. */
export type PdfFont = Readonly<Record<FontWeight, string>>

/** The letters of the built-in fonts of every PDF reader: Western European, and line breaks. */
const builtIn = /^[\n\r\t\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/

/** The letters of our font: European and Vietnamese, Greek, Cyrillic, Armenian, Georgian, and common symbols. */
const inFont = /[\u0100-\u058f\u10a0-\u10ff\u1e00-\u22ff\u25a0-\u26ff]/

/** True if the built-in fonts of PDF readers can show a text. */
export const isBuiltIn = (text: string) => builtIn.test(text)

/**
 * True if an export has letters that need our font in the file.
 * @param canDraw whether texts that our font can't show are drawn as images; otherwise the font shows boxes for them
 */
export function needsFont({ head, texts }: ExportJob, rows: readonly ExportRow[], canDraw: boolean): boolean {
  const needs = (text: string) => {
    const normalized = text.normalize()
    return !isBuiltIn(normalized) && (!canDraw || isInFont(normalized))
  }
  const headings = [texts.title, ...head.columns.map(({ header }) => header)]
  return headings.some(needs) || rows.some((row) => row.texts.some(needs) || row.group.some(needs))
}

/** The letters of an export that no font of ours has, each once. */
export function findLettersToDraw({ head, texts }: ExportJob, rows: readonly ExportRow[]): string {
  const letters = new Set<string>()
  const add = (text: string) => {
    const normalized = text.normalize()
    if (isBuiltIn(normalized)) return
    for (const letter of getVisibleText(normalized)) if (!isBuiltIn(letter) && !inFont.test(letter)) letters.add(letter)
  }
  for (const text of [texts.title, texts.brand ?? '', ...head.columns.map(({ header }) => header)]) add(text)
  for (const row of rows) for (const text of [...row.texts, ...row.group]) add(text)
  return [...letters].join('')
}

function isInFont(text: string): boolean {
  return Array.from(getVisibleText(text)).some((letter) => !isBuiltIn(letter) && inFont.test(letter))
}

/**
 * Loads our font in each weight.
 * @throws {Error} when a file fails to load
 */
export async function loadPdfFont(): Promise<PdfFont> {
  const [normal, bold] = await Promise.all([
    loadFontFile(new URL('../fonts/dejavu-sans-condensed.ttf', import.meta.url)),
    loadFontFile(new URL('../fonts/dejavu-sans-condensed-bold.ttf', import.meta.url)),
  ])
  return { normal, bold }
}

async function loadFontFile(url: URL): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font of the PDF failed to load: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)))
  return pieces.join('')
}
