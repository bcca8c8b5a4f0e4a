import type { Weight } from './document-fonts.ts'
import type { Direction, TextRun } from './text-runs.ts'
import { getDirection, toRuns } from './text-runs.ts'

/** A text in one style; its size is in points. */
export interface StyledText {
  readonly text: string
  readonly weight: Weight
  readonly size: number
  /** Features of the fonts, such as `tnum` for digits of one width. */
  readonly features?: PDFKit.Mixins.OpenTypeFeatures[]
}

/** The place of a text, in points from the left and the top of the page. */
export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Default: where the text begins in its own direction. */
  readonly align?: 'left' | 'center' | 'right'
  /** Below this the text goes on on the next page. Default: it never does. */
  readonly bottom?: number
}

/** With features, even none, a run is laid out as one: words from right to left change places, too. */
const noFeatures: PDFKit.Mixins.OpenTypeFeatures[] = []

/**
 * The offsets of the baseline and of the next line, as a part of the size; Arabic and Thai need more room than Latin
 * does.
 */
const [ascent, lineHeight] = [0.97, 1.3]

/**
 * Draws a text in lines, each letter in the first font that has it.
 * @returns where the next text goes, in points from the top
 */
export function drawText(document: PDFKit.PDFDocument, text: StyledText, box: TextBox): number {
  let { y } = box
  const height = lineHeight * text.size
  for (const paragraph of text.text.split('\n')) {
    const direction = getDirection(paragraph)
    for (const line of breakLines(document, { ...text, text: paragraph }, box.width)) {
      const runs = measure(document, { ...text, text: line.trimEnd() }, direction)
      if (box.bottom !== undefined && y + height > box.bottom) {
        document.addPage()
        y = document.y
      }
      drawLine(document, runs, text, { align: direction === 'rtl' ? 'right' : 'left', ...box, y })
      y += height
    }
  }
  return y
}

interface MeasuredRun extends TextRun {
  readonly width: number
}

function measure(
  document: PDFKit.PDFDocument,
  { text, weight, size, features = noFeatures }: StyledText,
  direction: Direction,
): readonly MeasuredRun[] {
  document.fontSize(size)
  return toRuns(text, direction, weight).map((run) => ({
    ...run,
    width: document.font(run.font.name).widthOfString(run.shown, { features }),
  }))
}

const sumWidths = (runs: readonly MeasuredRun[]) => runs.reduce((sum, { width }) => sum + width, 0)

/** After spaces and hyphens; letters of Chinese and Japanese stand for themselves. */
const breaks = /(?<= )|(?<=\p{L}-)(?=\p{L})|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function breakLines(document: PDFKit.PDFDocument, text: StyledText, width: number): readonly string[] {
  const direction = getDirection(text.text)
  const getWidth = (part: string) => sumWidths(measure(document, { ...text, text: part }, direction))
  const lines = ['']
  let used = 0
  const add = (part: string, partWidth: number) => {
    if (used > 0 && used + partWidth > width) {
      lines.push('')
      used = 0
    }
    lines.push((lines.pop() ?? '') + part)
    used += partWidth
  }
  for (const part of text.text.split(breaks)) {
    const word = part.trimEnd()
    const wordWidth = getWidth(word)
    if (wordWidth <= width) add(part, wordWidth + getWidth(part.slice(word.length)))
    // A word that is wider than the line breaks between its letters.
    else for (const { segment } of letters.segment(part)) add(segment, getWidth(segment))
  }
  return lines
}

/** Draws runs in the order in which they're read, each where it's seen. */
function drawLine(
  document: PDFKit.PDFDocument,
  runs: readonly MeasuredRun[],
  { size, features = noFeatures }: StyledText,
  { x, y, width, align }: TextBox,
): void {
  const spare = width - sumWidths(runs)
  const start = x + spare * { left: 0, center: 0.5, right: 1 }[align ?? 'left']
  document.fontSize(size)
  for (const run of runs) {
    const before = sumWidths(runs.filter(({ place }) => place < run.place))
    document.font(run.font.name)
    const draw = () =>
      document.text(run.shown, start + before, y + ascent * size, {
        lineBreak: false,
        baseline: 'alphabetic',
        features,
      })
    if (run.spoken === undefined) draw()
    else drawSpoken(document, run.spoken, draw)
  }
}

/** Gives what is drawn a text of its own, right around the letters: readers look for their font and place at its end. */
function drawSpoken(document: PDFKit.PDFDocument, spoken: string, draw: () => void): void {
  const addContent = document.addContent.bind(document)
  document.addContent = (content) => {
    if (content === 'BT') document.markContent('Span', { actual: spoken })
    addContent(content)
    if (content === 'ET') document.endMarkedContent()
    return document
  }
  draw()
  document.addContent = addContent
}
