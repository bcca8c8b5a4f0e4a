const getDigits = (text: string) => text.replace(/\D/g, '')

/** A phone number as it is handed over: its digits, with the plus of an international number. */
export function cleanPhone(text: string): string {
  return `${text.trim().startsWith('+') ? '+' : ''}${getDigits(text)}`
}

/** The characters that may be typed into a phone number: everything else is left out. */
export function typedPhone(text: string): string {
  return text.replace(/[^\d+() .-]/g, '')
}

/**
 * A number as users read it: that of the United States or Canada as `(312) 555-0101`, any other unchanged. No area code
 * begins with 0 or 1, as the numbers of many other countries do.
 */
export function formatPhone(text: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(cleanPhone(text)) ?? []
  return area ? `(${area}) ${exchange}-${line}` : text
}
