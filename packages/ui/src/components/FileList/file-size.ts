import { type Locale, perLocale } from '../../i18n/locale.js'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1024

const formatters = perLocale(({ tag }) =>
  units.map(
    (unit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' }),
  ),
)

/** A size in bytes as users read it: '1 byte', '820 KB', '24.5 MB'; '24,5 Mo' in French. One KB is 1,024 bytes. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let size = bytes
  let unit = 0
  while (round(size, unit) >= step && unit < units.length - 1) {
    size /= step
    unit += 1
  }
  // `Intl` writes the metric kB, which has 1,000 bytes
  return formatters(locale)[unit]?.format(round(size, unit)).replace('kB', 'KB') ?? ''
}

function round(size: number, unit: number): number {
  return Number(size.toFixed(unit > 1 && size < 100 ? 1 : 0))
}
