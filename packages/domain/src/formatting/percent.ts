import { type FormatLocale, perLocale } from './locale.ts'

const percents = perLocale(({ tag }) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }))

/**
 * A share as the producer reads it.
 * @param value in percent, 50 for one half
 * @returns `50%`, or `50 %` in French, at most two decimals; an empty string when missing
 */
export function formatPercent(value: number | null | undefined, locale: FormatLocale): string {
  return value === null || value === undefined || !Number.isFinite(value) ? '' : percents(locale).format(value / 100)
}
