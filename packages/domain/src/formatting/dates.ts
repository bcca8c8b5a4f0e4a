import { type FormatLocale, perLocale } from './locale.ts'

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/
const displayDay = /^(\d{2})\/(\d{2})\/(\d{4})$/

/**
 * A date as the producer reads it. The day is taken as it is written: no time zone moves it.
 * @param iso `YYYY-MM-DD`, or a timestamp that starts with one
 * @returns `MM/DD/YYYY`, or as the locale writes its dates; an empty string when the date is missing or not a day of the
 * calendar
 */
export function formatDate(iso: string | null | undefined, locale: FormatLocale): string {
  const day = toIsoDay(iso)
  return day === null ? '' : days(locale).format(Date.parse(day))
}

const days = perLocale(
  ({ tag }) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
)

/** The `YYYY-MM-DD` that an ISO date or timestamp starts with; null when missing or not a day of the calendar. */
export function toIsoDay(iso: string | null | undefined): string | null {
  const [, year, month, day] = isoDay.exec(iso ?? '') ?? []
  return checkedDay(year, month, day)
}

/**
 * Reads a date back from the display pattern, which is `MM/DD/YYYY` and nothing else.
 * @returns `YYYY-MM-DD`, or null when the text is no such date
 */
export function parseDisplayDate(text: string): string | null {
  const [, month, day, year] = displayDay.exec(text.trim()) ?? []
  return checkedDay(year, month, day)
}

/** Days since 1970-01-01 of an ISO date or a display date, for comparing; null when it is neither. */
export function dayNumber(text: string | null | undefined): number | null {
  const day = toIsoDay(text) ?? parseDisplayDate(text ?? '')
  return day === null ? null : Date.parse(day) / 86_400_000
}

function checkedDay(year?: string, month?: string, day?: string): string | null {
  if (year === undefined || month === undefined || day === undefined) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? `${year}-${month}-${day}` : null
}

/** The local calendar day of a moment as `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return [padded(moment.getFullYear(), 4), padded(moment.getMonth() + 1, 2), padded(moment.getDate(), 2)].join('-')
}

/**
 * The day of a timestamp where the reader is; a date without a time stays as it is written.
 * @returns `YYYY-MM-DD`, or null when the text is missing or no date
 */
export function toLocalDay(iso: string | null | undefined): string | null {
  const day = toIsoDay(iso)
  return day === null || day === iso ? day : localDay(new Date(iso ?? ''))
}

function padded(part: number, length: number): string {
  return String(part).padStart(length, '0')
}
