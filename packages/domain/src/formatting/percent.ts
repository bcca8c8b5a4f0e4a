const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/**
 * A share as the producer reads it.
 * @param value in percent, 50 for one half
 * @returns `50%`, at most two decimals; an empty string when missing
 */
export function formatPercent(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? '' : `${percent.format(value)}%`
}
