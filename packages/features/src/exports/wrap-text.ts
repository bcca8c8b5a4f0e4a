/** How wide a text is, in points. */
export type TextMeasure = (text: string) => number

/** Where a line may end: after spaces, and after a hyphen between letters; not within a date or a telephone number. */
const breaks = /(?<=\s)(?=\S)|(?<=\p{L}-)(?=\p{L})/u

/** A letter with its accents is not parted, nor is a picture of several. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The parts of a text that stay on one line, each with the spaces that follow it. */
export function textPieces(text: string): readonly string[] {
  return text.split(breaks)
}

/** Breaks a line between its pieces, and within a piece that is wider than the room. */
export function wrapText(text: string, room: number, measure: TextMeasure): readonly string[] {
  if (measure(text) <= room) return [text]
  const lines: string[] = []
  let open = ''
  for (const piece of textPieces(text)) {
    if (measure((open + piece).trimEnd()) <= room) {
      open += piece
      continue
    }
    if (open !== '') lines.push(open.trimEnd())
    const parts = wordParts(piece, room, measure)
    lines.push(...parts.slice(0, -1))
    open = parts.at(-1) ?? ''
  }
  return [...lines, open.trimEnd()].filter((line) => line !== '')
}

function wordParts(word: string, room: number, measure: TextMeasure): string[] {
  const parts: string[] = []
  let open = ''
  for (const { segment: letter } of letters.segment(word)) {
    if (open !== '' && measure((open + letter).trimEnd()) > room) {
      parts.push(open)
      open = ''
    }
    open += letter
  }
  return [...parts, open]
}
