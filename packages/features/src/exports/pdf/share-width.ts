import { type TextMeasure, splitText } from './wrap-text.js'

/** The width that the texts of a column need, in points. */
export interface ColumnNeeds {
  /** The width of its widest word; narrower columns break words. */
  word: number
  /** The width of its widest line; narrower columns wrap lines. */
  line: number
}

/** Increases the needs of a column to fit a text, up to the limits. */
export function growNeed(need: ColumnNeeds, text: string, measure: TextMeasure, limit: ColumnNeeds): void {
  if (need.line >= limit.line && need.word >= limit.word) return
  for (const line of text.split('\n')) {
    const width = measure(line)
    if (width > need.line) need.line = Math.min(width, limit.line)
    // A line that isn't wider than the widest word has no wider word.
    if (width <= need.word) continue
    for (const piece of splitText(line)) {
      const word = measure(piece.trimEnd())
      if (word > need.word) need.word = Math.min(word, limit.word)
    }
  }
}

/**
 * Shares the width of a page among columns. Each gets room for its widest word, and columns of short texts get all they
 * need before columns of long texts, which wrap, get more. The rest is shared equally. Words are broken only when not
 * even they fit side by side.
 */
export function shareWidth(needs: readonly ColumnNeeds[], room: number): readonly number[] {
  const wordTotal = total(needs.map(({ word }) => word))
  if (wordTotal >= room) return needs.map(({ word }) => (word / wordTotal) * room)
  const lines = total(needs.map(({ line }) => line))
  if (lines <= room) return needs.map(({ line }) => line + (room - lines) / needs.length)
  const widthsUpTo = (level: number) => needs.map(({ word, line }) => Math.max(word, Math.min(line, level)))
  let [low, high] = [0, room]
  while (high - low > 0.01) {
    const middle = (low + high) / 2
    if (total(widthsUpTo(middle)) <= room) low = middle
    else high = middle
  }
  return widthsUpTo(low)
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
