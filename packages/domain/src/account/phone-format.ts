/** Phone numbers and extensions are stripped to digits before they are sent. */
export function toDigits(typed: string | null | undefined): string {
  return (typed ?? '').replace(/[^0-9]/g, '')
}

/** A number as people read it: ten digits as `(312) 555-0101`, anything else unchanged. */
export function formatPhone(phone: string | null | undefined): string {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(toDigits(phone))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : (phone ?? '')
}
