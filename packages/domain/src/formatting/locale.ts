/** The language and region of a page as one tag, such as `fr-CA`, and the currency of its amounts as ISO 4217 names it. */
export interface FormatLocale {
  readonly tag: string
  readonly currency: string
}

/** English of the United States, with dollars: what mails and documents are written in. */
export const defaultFormatLocale: FormatLocale = { tag: 'en-US', currency: 'USD' }

/** Makes a formatter of `Intl` once for each locale, because that takes long. */
export function perLocale<Formatter>(create: (locale: FormatLocale) => Formatter): (locale: FormatLocale) => Formatter {
  const made: Record<string, Formatter> = {}
  return (locale) => (made[locale.tag + locale.currency] ??= create(locale))
}
