const getDigits = (text: string) => text.replace(/\D/g, '')

/** A phone number as it is handed over: its digits, with the plus of an international number. */
export function cleanPhone(text: string): string {
  return `${text.trim().startsWith('+') ? '+' : ''}${getDigits(text)}`
}

/** The characters that may be typed into a phone number: everything else is left out. */
export function typedPhone(text: string): string {
  return text.replace(/[^\d+() .-]/g, '')
}

/** A number as users read it: ten digits, with or without the 1 of the country, as `(312) 555-0101`; otherwise unchanged. */
export function formatPhone(text: string): string {
  const [, area, exchange, line] = /^\+?1?(\d{3})(\d{3})(\d{4})$/.exec(cleanPhone(text)) ?? []
  return area ? `(${area}) ${exchange}-${line}` : text
}
