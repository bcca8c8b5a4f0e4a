import type { Font, jsPDF } from 'jspdf'
import type { PdfBrush, PdfWeight } from './pdf-brush.js'
import { isBuiltIn, type PdfFont } from './pdf-font.js'
import { drawnText, isPlain, joinedText, type LetterTest, pdfText, seenText } from './pdf-text.js'
import type { TextMeasure } from './wrap-text.js'

/** The letters of a PDF. */
export interface PdfTypeface {
  readonly family: string
  /** A text as these letters can show it, or as the brush draws it. */
  readonly show: (text: string) => string
  /** Whether a shown line is for the brush. */
  readonly isDrawn: (line: string) => boolean
  /** The width of a shown text at a size in points. */
  readonly measure: (size: number, weight?: PdfWeight) => TextMeasure
}

/** What the PDF library writes letter by letter, without joining, stacking or turning them around. */
const needsShaping = /[\p{M}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u

/**
 * The letters of a document: its own font, or the one that every reader has.
 * @param brush draws the lines that the font cannot show; without one they get boxes for what is missing
 */
export function pdfTypeface(doc: jsPDF, font: PdfFont | null, brush: PdfBrush | null): PdfTypeface {
  if (font !== null) addFaces(doc, font)
  const hasLetter: LetterTest =
    font === null
      ? (code) => isBuiltIn(String.fromCodePoint(code))
      : letterTest(doc.setFont('export', 'normal').getFont())
  const canWrite = (letter: string) =>
    brush === null || isPlain(letter) || (hasLetter(letter.codePointAt(0) ?? 0) && !needsShaping.test(letter))
  // The table asks for the list at every cell, and it is made anew each time: a tenth of all the work.
  const list = doc.getFontList()
  doc.getFontList = () => list
  const family = font === null ? 'helvetica' : 'export'
  const isForBrush = (line: string) => Array.from(seenText(line)).some((letter) => !canWrite(letter))
  const showLine = (line: string) => (isForBrush(line) ? drawnText(line) : pdfText(line, hasLetter))
  return {
    family,
    show: (text) => {
      const joined = joinedText(text)
      return isPlain(joined) ? joined : joined.split('\n').map(showLine).join('\n')
    },
    isDrawn: (line) => brush !== null && !isPlain(line) && isForBrush(line),
    measure: (size, weight = 'normal') => {
      const unit = unitMeasure(doc, doc.setFont(family, weight).getFont(), canWrite)
      return (text) => {
        const width = unit(text)
        return (Number.isNaN(width) && brush !== null ? brush.measure(text, weight) : width) * size
      }
    },
  }
}

function addFaces(doc: jsPDF, font: PdfFont) {
  for (const weight of ['normal', 'bold'] as const) {
    doc.addFileToVFS(`${weight}.ttf`, font[weight]).addFont(`${weight}.ttf`, 'export', weight)
  }
}

/**
 * Adds up the widths of letters: much faster than asking for whole texts, and what readers draw. A text with a letter
 * that cannot be written has no width.
 */
function unitMeasure(doc: jsPDF, font: Font, canWrite: (letter: string) => boolean): TextMeasure {
  const widths = new Map<string, number>()
  return (text) => {
    let sum = 0
    for (const letter of text) {
      let width = widths.get(letter)
      if (width === undefined) {
        width = canWrite(letter) ? doc.getStringUnitWidth(letter, { font, fontSize: 100 }) : Number.NaN
        widths.set(letter, width)
      }
      sum += width
    }
    return sum
  }
}

/** Asks a font that was put into the file for its letters. */
function letterTest(font: Font): LetterTest {
  const metadata: { characterToGlyph: (code: number) => number | undefined } = font.metadata
  return (code) => Boolean(metadata.characterToGlyph(code))
}
