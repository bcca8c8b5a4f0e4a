/**
 * Days are `YYYY-MM-DD`, of the Gregorian calendar as in ISO 8601 and in no time zone, and no day is the empty string.
 * They are in order when they are sorted as texts.
 */
const msPerDay = 86_400_000
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** The days that fields know; around them, months are still whole. */
export const firstDay = '1000-01-01'
export const lastDay = '9998-12-31'

/** Days since 1970-01-01. NaN for a text that is no day. */
export const toNumber = (day: string): number => (isoDay.test(day) ? Date.parse(day) / msPerDay : Number.NaN)

/** The day of a number. */
export const toDay = (number: number): string => new Date(number * msPerDay).toISOString().slice(0, 10)

/** True for a day that fields know: `2027-02-29` is none. */
export const isDay = (text: string): boolean => {
  const number = toNumber(text)
  return !Number.isNaN(number) && toDay(number) === text && text >= firstDay && text <= lastDay
}

export const addDays = (day: string, count: number): string => toDay(toNumber(day) + count)

/** 0 for Sunday to 6 for Saturday. */
export const getWeekday = (day: string): number => (((toNumber(day) + 4) % 7) + 7) % 7

/** Today where the user is. */
export function getToday(): string {
  const now = new Date()
  return toDay(Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / msPerDay))
}

/** The nearest day that is neither before `min` nor after `max`. */
export function clampDay(day: string, min = firstDay, max = lastDay): string {
  if (day < min) return min
  return day > max ? max : day
}
