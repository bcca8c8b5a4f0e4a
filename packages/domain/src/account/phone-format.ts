/** Phone numbers and extensions are stripped to digits before they are sent. */
export function toDigits(typed: string | null | undefined): string {
  return (typed ?? '').replace(/[^0-9]/g, '')
}

/**
 * A number as people read it: that of the United States or Canada as `(312) 555-0101`, any other unchanged. No area code
 * begins with 0 or 1, as the numbers of many other countries do.
 */
export function formatPhone(phone: string | null | undefined): string {
  const plus = phone?.trim().startsWith('+') ? '+' : ''
  const match = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(plus + toDigits(phone))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : (phone ?? '')
}
