import type { FormatLocale } from '@producer-portal/domain/formatting'

const time = { hour: 'numeric', minute: '2-digit' } as const
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** The time of day as the producer's own clock shows it: '3:05 PM'. */
export function formatClockTime(moment: Date | number, { tag }: FormatLocale): string {
  return new Date(moment).toLocaleString(tag, time)
}

/** The time alone on the same day, otherwise with the date. */
export function formatTime(moment: Date, locale: FormatLocale): string {
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? formatClockTime(moment, locale) : moment.toLocaleString(locale.tag, { ...day, ...time })
}
