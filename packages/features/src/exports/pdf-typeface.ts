import type { Font, jsPDF, TextOptionsLight } from 'jspdf'
import type { PdfFont } from './pdf-font.js'
import { pdfText } from './pdf-text.js'
import type { TextMeasure } from './wrap-text.js'

/** The letters of a PDF. */
export interface PdfTypeface {
  readonly family: string
  /** The weight of headings. A font that was put into the file has one weight: its headings get an outline. */
  readonly strong: 'bold' | 'normal'
  readonly strongText: TextOptionsLight
  /** The width of that outline, in points. */
  readonly outline: number
  /** A text as these letters can show it. */
  readonly show: (text: string) => string
  /** The width of a text at a size in points. */
  readonly measure: (size: number, weight?: 'bold' | 'normal') => TextMeasure
}

/** The letters of a document: its own font, or the one that every reader has. */
export function pdfTypeface(doc: jsPDF, font: PdfFont | null): PdfTypeface {
  if (font !== null) doc.addFileToVFS('export.ttf', font).addFont('export.ttf', 'export', 'normal')
  const hasLetter = font === null ? () => true : letterTest(doc.setFont('export', 'normal').getFont())
  // The table asks for the list at every cell, and it is made anew each time: a tenth of all the work.
  const list = doc.getFontList()
  doc.getFontList = () => list
  const family = font === null ? 'helvetica' : 'export'
  return {
    family,
    strong: font === null ? 'bold' : 'normal',
    strongText: font === null ? {} : { renderingMode: 'fillThenStroke' },
    outline: 0.2,
    show: (text) => pdfText(text, hasLetter),
    measure: (size, weight = 'normal') => {
      const unit = unitMeasure(doc, doc.setFont(family, weight).getFont())
      return (text) => unit(text) * size
    },
  }
}

/** Adds up the widths of letters: much faster than asking for whole texts, and what readers draw. */
function unitMeasure(doc: jsPDF, font: Font): TextMeasure {
  const widths = new Map<string, number>()
  return (text) => {
    let sum = 0
    for (const letter of text) {
      let width = widths.get(letter)
      if (width === undefined) {
        width = doc.getStringUnitWidth(letter, { font, fontSize: 100 })
        widths.set(letter, width)
      }
      sum += width
    }
    return sum
  }
}

/** Asks a font that was put into the file for its letters. */
function letterTest(font: Font): (code: number) => boolean {
  const metadata: { characterToGlyph: (code: number) => number | undefined } = font.metadata
  return (code) => Boolean(metadata.characterToGlyph(code))
}
