import { defaultFormatLocale, type FormatLocale, perLocale } from '../formatting/locale.ts'

const two = (value: number) => String(value).padStart(2, '0')

const moments = perLocale(({ tag }) => new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'medium' }))

/**
 * The time of an export, in the reader's own time zone, as the locale writes it.
 * @returns in English of the United States `MM/D/YYYY, hh:mm:ss A`, such as `03/5/2026, 09:07:02 AM`: the day alone has no
 *   leading zero
 */
export function exportMoment(now: Date, locale: FormatLocale = defaultFormatLocale): string {
  if (locale.tag !== defaultFormatLocale.tag) return moments(locale).format(now)
  const day = `${two(now.getMonth() + 1)}/${now.getDate()}/${now.getFullYear()}`
  const time = `${two(now.getHours() % 12 || 12)}:${two(now.getMinutes())}:${two(now.getSeconds())}`
  return `${day}, ${time} ${now.getHours() < 12 ? 'AM' : 'PM'}`
}

/** The day and the month in the name of an exported file: `0503` on the fifth of March. */
export function exportDay(now: Date): string {
  return `${two(now.getDate())}${two(now.getMonth() + 1)}`
}
