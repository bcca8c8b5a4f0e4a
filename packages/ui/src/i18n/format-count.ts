import type { Locale } from './locale.js'

// One for each language, because it takes long to make
const formats: Record<string, Intl.NumberFormat> = {}

/** A number of things as users read it: '10,000'. */
export function formatCount(count: number, locale: Locale): string {
  return (formats[locale.tag] ??= new Intl.NumberFormat(locale.tag)).format(count)
}
