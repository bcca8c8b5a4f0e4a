/** The language of a page and what goes with it: how its numbers, amounts and dates are written, and where lines begin. */
export interface Locale {
  /** Language, region and their options as one tag, such as `fr-CA`: for `Intl`, and for `lang` of the page. */
  readonly tag: string
  /** The currency of amounts, as ISO 4217 names it. */
  readonly currency: string
  /** The side on which lines begin: `rtl` for the right. */
  readonly direction: 'ltr' | 'rtl'
}

/** Used without a provider: English of the United States, with dollars. */
export const defaultLocale: Locale = { tag: 'en-US', currency: 'USD', direction: 'ltr' }

/** Makes a formatter of `Intl` once for each locale, because that takes long. */
export function perLocale<Formatter>(create: (locale: Pick<Locale, 'tag' | 'currency'>) => Formatter) {
  const made: Record<string, Formatter> = {}
  return (locale: Pick<Locale, 'tag' | 'currency'>): Formatter =>
    (made[locale.tag + locale.currency] ??= create(locale))
}
