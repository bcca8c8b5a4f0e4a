/** The way numbers are read and written: American English, as everywhere in the product. */
const locale = 'en-US'

/** A number as users read it: groups of three, and no more decimals than asked for; null is no text. */
export function formatNumber(value: number | null, decimals: number): string {
  return value === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)
}

/** The characters that may be typed into a number: everything else is left out. */
export function typedNumber(text: string): string {
  return text.replace(/[^\d.,-]/g, '')
}

/** The number that a text means, cut to the decimals; null when it is none. */
export function parseNumber(text: string, decimals: number): number | null {
  const plain = text.replace(/[^\d.-]/g, '')
  if (!/\d/.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? roundTo(value, decimals) : null
}

/** The next number up (`direction` 1) or down (-1), on the grid of the step and inside the limits. */
export function stepNumber(value: number | null, direction: 1 | -1, limits: NumberLimits): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step, decimals } = limits
  if (value === null) return Math.min(max, Math.max(min, 0))
  return Math.min(max, Math.max(min, roundTo(value + direction * step, decimals)))
}

/** The limits of a number. */
export interface NumberLimits {
  readonly min?: number
  readonly max?: number
  readonly step: number
  readonly decimals: number
}

function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}
