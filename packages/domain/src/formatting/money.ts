const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/**
 * An amount as the producer reads it: dollars, thousands separators, two decimals.
 * @param amount dollars; a missing amount or one that is no number has no text
 * @returns `$1,234.50`, or an empty string
 */
export function formatMoney(amount: number | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return ''
  // Cents that round away must not leave a minus sign behind.
  return dollars.format(Math.abs(amount) < 0.005 ? 0 : amount)
}

/** A premium and how often it is due, `$64.20 / Monthly`, or what is known of the two. */
export function formatPremium(amount: number | null | undefined, frequency: string | null | undefined): string {
  return [formatMoney(amount), frequency?.trim() ?? ''].filter((part) => part !== '').join(' / ')
}
