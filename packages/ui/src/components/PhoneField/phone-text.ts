const getDigits = (text: string) => text.replace(/\D/g, '')

/** What no phone number has. Blanks and dashes of any kind are fine: they come along when a number is pasted. */
const otherCharacters = /[^\d+().\s\p{Pd}\p{Cf}]/u

/**
 * A phone number as it is handed over: its digits, with the plus of an international number. Text with anything else
 * in it, such as an extension, stays as it is: without it, the digits would be those of another number.
 */
export function cleanPhone(text: string): string {
  if (otherCharacters.test(text)) return text.trim()
  return `${/^[\s\p{Cf}]*\+/u.test(text) ? '+' : ''}${getDigits(text)}`
}

/**
 * A number as users read it: that of the United States or Canada as `(312) 555-0101`, any other unchanged. No area code
 * begins with 0 or 1, as the numbers of many other countries do.
 */
export function formatPhone(text: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(cleanPhone(text)) ?? []
  return area ? `(${area}) ${exchange}-${line}` : text
}
