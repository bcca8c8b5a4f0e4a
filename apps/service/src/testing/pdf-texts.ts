import type { PDFRawStream } from '@cantoo/pdf-lib'
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'

const decode = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

/** The texts of the first page, in the order in which they are drawn. */
export async function readTexts(content: Uint8Array): Promise<readonly string[]> {
  const { node } = (await PDFDocument.load(content)).getPage(0)
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  const letters = new Map<string, readonly string[]>()
  for (const name of fonts?.keys() ?? []) {
    const map = decode(fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')) as PDFRawStream)
    const codes = [...map.matchAll(/\[(<.*>)\]/g)].flatMap(([, list = '']) => list.match(/[\da-f]+/g) ?? [])
    letters.set(
      name.toString(),
      codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))),
    )
  }
  const drawn = decode(node.Contents() as PDFRawStream)
  let font: readonly string[] = []
  return [...drawn.matchAll(/(\/F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)].flatMap(([, name, glyphs]) => {
    if (name !== undefined) font = letters.get(name) ?? []
    if (glyphs === undefined) return []
    const hex = [...glyphs.matchAll(/<([\da-f]*)>/g)].map(([, each]) => each).join('')
    return [(hex.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '?').join('')]
  })
}
