import { type TextMeasure, textPieces } from './wrap-text.js'

/** How much room the texts of a column need, in points. */
export interface ColumnNeed {
  /** For its widest word, so that none is broken. */
  word: number
  /** For its widest line, so that nothing wraps. */
  line: number
}

/** Makes a need as large as a text asks for; no single text gets more than the limits. */
export function addNeed(need: ColumnNeed, text: string, measure: TextMeasure, limit: ColumnNeed): void {
  if (need.line >= limit.line && need.word >= limit.word) return
  for (const line of text.split('\n')) {
    const width = measure(line)
    if (width > need.line) need.line = Math.min(width, limit.line)
    // A line that is no wider than the widest word has no wider one.
    if (width <= need.word) continue
    for (const piece of textPieces(line)) {
      const word = measure(piece.trimEnd())
      if (word > need.word) need.word = Math.min(word, limit.word)
    }
  }
}

/**
 * Shares the width of a sheet among columns. Each gets room for its words, and short texts get all that they need
 * before long ones, which wrap, get more; what is left over goes to all in equal measure. Words are only broken when
 * even they do not fit beside each other.
 */
export function columnWidths(needs: readonly ColumnNeed[], room: number): readonly number[] {
  const words = total(needs.map(({ word }) => word))
  if (words >= room) return needs.map(({ word }) => (word / words) * room)
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
