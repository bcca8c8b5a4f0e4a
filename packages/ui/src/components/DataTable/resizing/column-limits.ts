import type { ColumnWidth } from '../layout/fit-widths.js'

/** Px that a header needs for a few letters, its arrow and its lock. */
const LEAST = 64
/** Wider than any readable column. */
const LARGEST = 1200

/** The widths, narrowest and widest, to which a user may make a column, in px. */
export function columnLimits({ width, minWidth = Math.min(LEAST, width) }: ColumnWidth) {
  return { min: minWidth, max: Math.max(LARGEST, width) }
}

/** A width in whole px within the limits of its column. */
export function allowedWidth(column: ColumnWidth, width: number): number {
  const { min, max } = columnLimits(column)
  return Math.round(Math.max(min, Math.min(max, width)))
}
