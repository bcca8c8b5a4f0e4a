import type { Font, jsPDF } from 'jspdf'
import type { TextRenderer, FontWeight } from './text-renderer.js'
import { isBuiltIn, type PdfFont } from './pdf-font.js'
import { cleanLine, isPlain, normalizeText, type GlyphTest, toPdfText, getVisibleText } from './pdf-text.js'
import type { TextMeasure } from './wrap-text.js'

/** The font of a PDF, and how texts are shown with it. */
export interface PdfTypeface {
  readonly family: string
  /** Prepares a text for the font, or for the renderer. */
  readonly show: (text: string) => string
  /** True if the renderer draws a prepared line as an image. */
  readonly isDrawn: (line: string) => boolean
  /** Returns a function that measures prepared texts at a size in points. */
  readonly measure: (size: number, weight?: FontWeight) => TextMeasure
}

/** Letters that need joining, stacking or reordering, which jsPDF doesn't do. */
const needsShaping = /[\p{M}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u

/**
 * Creates the typeface of a document: our font, or the built-in one.
 * @param renderer draws the lines that the font can't show; without one, boxes replace the missing letters
 */
export function createTypeface(doc: jsPDF, font: PdfFont | null, renderer: TextRenderer | null): PdfTypeface {
  if (font !== null) addFonts(doc, font)
  const hasGlyph: GlyphTest =
    font === null
      ? (code) => isBuiltIn(String.fromCodePoint(code))
      : createGlyphTest(doc.setFont('export', 'normal').getFont())
  const canWrite = (letter: string) =>
    renderer === null || isPlain(letter) || (hasGlyph(letter.codePointAt(0) ?? 0) && !needsShaping.test(letter))
  const family = font === null ? 'helvetica' : 'export'
  const needsRenderer = (line: string) => Array.from(getVisibleText(line)).some((letter) => !canWrite(letter))
  const showLine = (line: string) => (needsRenderer(line) ? cleanLine(line) : toPdfText(line, hasGlyph))
  return {
    family,
    show: (text) => {
      const normalized = normalizeText(text)
      return isPlain(normalized) ? normalized : normalized.split('\n').map(showLine).join('\n')
    },
    isDrawn: (line) => renderer !== null && !isPlain(line) && needsRenderer(line),
    measure: (size, weight = 'normal') => {
      const unit = unitMeasure(doc, doc.setFont(family, weight).getFont(), canWrite)
      return (text) => {
        const width = unit(text)
        return (Number.isNaN(width) && renderer !== null ? renderer.measure(text, weight) : width) * size
      }
    },
  }
}

function addFonts(doc: jsPDF, font: PdfFont) {
  for (const weight of ['normal', 'bold'] as const) {
    doc.addFileToVFS(`${weight}.ttf`, font[weight]).addFont(`${weight}.ttf`, 'export', weight)
  }
}

/**
 * Measures a text by adding up the widths of its letters, much faster than measuring whole texts. The width of a text
 * with a letter that the font can't show is NaN.
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

/** Looks up the glyphs of a font in the file. */
function createGlyphTest(font: Font): GlyphTest {
  const metadata: { characterToGlyph: (code: number) => number | undefined } = font.metadata
  return (code) => Boolean(metadata.characterToGlyph(code))
}
