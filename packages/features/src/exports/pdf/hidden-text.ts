import type { jsPDF } from 'jspdf'
import { getInternals } from './pdf-internals.js'
import { startsRightToLeft } from './text-renderer.js'

/** Puts texts over their images that are not seen but read, searched and copied, as in scanned documents. */
export interface HiddenText {
  /** Writes a line from `x` on its baseline; lengths in points. */
  readonly put: (
    line: string,
    place: { readonly x: number; readonly baseline: number; readonly width: number },
    size: number,
  ) => void
}

/** A built-in font that exports don't use. Its place is taken by one without outlines. */
const unused = 'zapfdingbats'

/** The width of each letter of the font, as a part of its size. */
const letterWidth = 0.5

const turned = String.raw`\p{Script=Hebrew}\p{Script=Arabic}`
const rightToLeft = new RegExp(String.raw`[${turned}](?:[${turned}\p{M}\s\p{P}]*[${turned}\p{M}])?`, 'gu')
const leftToRight = new RegExp(String.raw`[^${turned}\s\p{P}](?:[^${turned}]*[^${turned}\s\p{P}])?`, 'gu')

const reverse = (text: string) => Array.from(text).toReversed().join('')

/** Readers turn scripts around that run from right to left: they expect the letters as they stand on the page. */
const toVisualOrder = (line: string) =>
  startsRightToLeft(line) ? reverse(line).replace(leftToRight, reverse) : line.replace(rightToLeft, reverse)

export function createHiddenText(doc: jsPDF): HiddenText {
  const pdf = getInternals(doc)
  const font = pdf.getFont(unused, 'normal')
  const codes = new Map<string, string>()
  const toCode = (letter: string) => {
    const code = codes.get(letter) ?? toHex(codes.size + 1)
    codes.set(letter, code)
    return code
  }
  pdf.events.subscribe('putFont', (event: { readonly font: unknown }) => {
    if (event.font !== font || codes.size === 0) return
    font.objectNumber = writeFont(doc, codes)
    font.isAlreadyPutted = true
  })
  return {
    put: (line, { x, baseline, width }, size) => {
      const letters = Array.from(toVisualOrder(line))
      const scale = (100 * width) / (letters.length * letterWidth * size)
      const [left, bottom] = [x, doc.internal.pageSize.getHeight() - baseline].map((length) => length.toFixed(2))
      const text = letters.map(toCode).join('')
      pdf.write(`q BT 3 Tr /${font.id} ${size} Tf ${scale.toFixed(2)} Tz ${left} ${bottom} Td <${text}> Tj ET Q`)
    },
  }
}

const toHex = (unit: number) => unit.toString(16).padStart(4, '0')

/** Writes a font that says of each code which letter it is. */
function writeFont(doc: jsPDF, codes: ReadonlyMap<string, string>): number {
  const pdf = getInternals(doc)
  const writeObject = (content: string) => {
    const id = pdf.newObject()
    pdf.write(content)
    pdf.write('endobj')
    return id
  }
  const pairs = [...codes].map(([letter, code]) => {
    const units = Array.from({ length: letter.length }, (_, index) => toHex(letter.charCodeAt(index)))
    return `<${code}> <${units.join('')}>`
  })
  // A list holds up to 100 letters.
  const lists = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, part) =>
    pairs.slice(part * 100, (part + 1) * 100),
  )
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists.map((list) => `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
  const mapId = writeObject(`<</Length ${map.length}>>\nstream\n${map}\nendstream`)
  const name = '/BaseFont/Unseen'
  const descriptorId = writeObject(
    '<</Type/FontDescriptor/FontName/Unseen/Flags 4/FontBBox[0 0 500 1000]/ItalicAngle 0/Ascent 1000/Descent 0/CapHeight 1000/StemV 80>>',
  )
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>'
  const lettersId = writeObject(
    `<</Type/Font/Subtype/CIDFontType2${name}${system}/FontDescriptor ${descriptorId} 0 R/DW ${1000 * letterWidth}/CIDToGIDMap/Identity>>`,
  )
  return writeObject(
    `<</Type/Font/Subtype/Type0${name}/Encoding/Identity-H/DescendantFonts[${lettersId} 0 R]/ToUnicode ${mapId} 0 R>>`,
  )
}
