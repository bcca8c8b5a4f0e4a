/** Measures the width of a text in points. */
export type TextMeasure = (text: string) => number

/**
 * Positions at which a line may break: after spaces and after hyphens between letters, but not within dates or phone
 * numbers.
 */
const breaks = /(?<=\s)(?=\S)|(?<=\p{L}-)(?=\p{L})/u

/** Keeps letters with their accents, and combined emoji, together. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into the parts that stay on one line, each with the spaces after it. */
export function splitText(text: string): readonly string[] {
  return text.split(breaks)
}

/** Wraps a line between words, and within a word that is wider than the column. */
export function wrapText(text: string, room: number, measure: TextMeasure): readonly string[] {
  if (measure(text) <= room) return [text]
  const lines: string[] = []
  let open = ''
  for (const piece of splitText(text)) {
    if (measure((open + piece).trimEnd()) <= room) {
      open += piece
      continue
    }
    if (open !== '') lines.push(open.trimEnd())
    const parts = breakWord(piece, room, measure)
    lines.push(...parts.slice(0, -1))
    open = parts.at(-1) ?? ''
  }
  return [...lines, open.trimEnd()].filter((line) => line !== '')
}

function breakWord(word: string, room: number, measure: TextMeasure): string[] {
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
