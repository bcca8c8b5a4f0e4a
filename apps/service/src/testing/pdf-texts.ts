import type { PDFRawStream } from '@cantoo/pdf-lib'
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'

const decode = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

const fromUnits = (hex: string) =>
  String.fromCharCode(...(hex.match(/[\da-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A text of the document's own syntax, which is in UTF-16 when it begins with a mark. */
function readString(content: string): string {
  const bytes = content.replaceAll(/\\([\s\S])/g, (_, letter: string) => escaped[letter] ?? letter)
  return bytes.startsWith('\u00fe\u00ff') ? fromUnits(Buffer.from(bytes.slice(2), 'latin1').toString('hex')) : bytes
}

/** The drawing of the first page, as operators. */
export async function readDrawing(content: Uint8Array): Promise<string> {
  return decode((await PDFDocument.load(content)).getPage(0).node.Contents() as PDFRawStream)
}

/**
 * The texts of the first page as readers give them, in the order in which they are drawn: letters from right to left
 * turned around, and a text that stands for letters in place of them.
 */
export async function readTexts(content: Uint8Array): Promise<readonly string[]> {
  const { node } = (await PDFDocument.load(content)).getPage(0)
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const letters = new Map<string, readonly string[]>()
  for (const name of fonts?.keys() ?? []) {
    const map = decode(fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')) as PDFRawStream)
    const codes = [...map.matchAll(/\[(<.*>)\]/g)].flatMap(([, list = '']) => list.match(/<[^>]*>/g) ?? [])
    letters.set(name.toString(), codes.map(fromUnits))
  }
  let font: readonly string[] = []
  let spoken: string | undefined
  let drawn: string[] = []
  const operators = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|(\/F\d+) [\d.]+ Tf|\[(.*)\] TJ|ET/g
  return [...(await readDrawing(content)).matchAll(operators)].flatMap(([operator, actual, name, glyphs]) => {
    if (actual !== undefined) spoken = readString(actual)
    if (name !== undefined) font = letters.get(name) ?? []
    if (glyphs !== undefined) {
      const hex = [...glyphs.matchAll(/<([\da-f]*)>/g)].map(([, each]) => each).join('')
      drawn.push(...(hex.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '?'))
    }
    if (operator !== 'ET') return []
    const isTurned = /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(drawn.join(''))
    const text = spoken ?? (isTurned ? drawn.toReversed() : drawn).join('')
    spoken = undefined
    drawn = []
    return [text]
  })
}
