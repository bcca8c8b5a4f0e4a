import type { Locale } from './locale.js'

export interface LocaleOptions {
  /** The language as ISO 639 names it: `fr`. */
  readonly language: string
  /** The country or region as ISO 3166 names it: `CA`. */
  readonly region: string
  /** The currency of amounts as ISO 4217 names it: `CAD`. */
  readonly currency: string
  /** The calendar of dates, such as `buddhist`. Default: that of the region. */
  readonly calendar?: string
  /** The digits, such as `arab`. Default: those of the region. */
  readonly numberingSystem?: string
  /** The side on which lines begin. Default: that of the language. */
  readonly direction?: Locale['direction']
}

/** Languages that are written from the right, for browsers that don't tell. */
const fromTheRight = ['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']

/**
 * Makes a locale for `LocaleProvider`.
 * @throws RangeError if a language, region, calendar or numbering system is none by its form
 */
export function createLocale({ language, region, currency, direction, ...options }: LocaleOptions): Locale {
  return {
    tag: new Intl.Locale(language, { region, ...options }).toString(),
    currency,
    direction: direction ?? (fromTheRight.includes(language) ? 'rtl' : 'ltr'),
  }
}
