import { type FormatLocale, perLocale } from './locale.ts'

const amounts = perLocale(({ tag, currency }) => new Intl.NumberFormat(tag, { style: 'currency', currency }))

/**
 * An amount as the producer reads it, with the digits that its currency has.
 * @param amount in the currency of the locale; a missing amount or one that is no number has no text
 * @returns `$1,234.50`, or `1 234,50 $` in Canadian French; or an empty string
 */
export function formatMoney(amount: number | null | undefined, locale: FormatLocale): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ''
  // Cents that round away must not leave a minus sign behind.
  return amounts(locale).format(Math.abs(amount) < 0.005 ? 0 : amount)
}

/** A premium and how often it is due, `$64.20 / Monthly`, or what is known of the two. */
export function formatPremium(
  amount: number | null | undefined,
  frequency: string | null | undefined,
  locale: FormatLocale,
): string {
  return [formatMoney(amount, locale), frequency?.trim() ?? ''].filter((part) => part !== '').join(' / ')
}
