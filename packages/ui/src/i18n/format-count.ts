import { perLocale, type Locale } from './locale.js'

const counts = perLocale(({ tag }) => new Intl.NumberFormat(tag))

/** A number of things as users read it: '10,000'. */
export function formatCount(count: number, locale: Locale): string {
  return counts(locale).format(count)
}
