import { toIsoDay, localDay } from '../formatting/dates.ts'

const daysBack = {
  all: null,
  today: 0,
  'past-3': 3,
  'past-7': 7,
  'past-14': 14,
  'past-30': 30,
  'past-60': 60,
  'past-90': 90,
  'past-180': 180,
  'past-365': 365,
} as const

/** A choice of the time filter: everything, today, or that many days back. */
export type TimeFilter = keyof typeof daysBack

/** The choices of the Pending list, and of every in-force list. */
export const shortTimeFilters = [
  'all',
  'today',
  'past-3',
  'past-7',
  'past-14',
  'past-30',
  'past-60',
  'past-90',
] as const satisfies readonly TimeFilter[]

/** The choices of the Issued and Not Placed lists, which reach further back. */
export const longTimeFilters = [...shortTimeFilters, 'past-180', 'past-365'] as const satisfies readonly TimeFilter[]

/** The number of days a choice reaches back: 0 for today, null for no limit. */
export function daysOfTimeFilter(filter: TimeFilter): number | null {
  return daysBack[filter]
}

/**
 * The first day that a choice lets through, counted from local midnight of `now`.
 * @returns `YYYY-MM-DD`, or null when every day passes
 */
export function firstLocalDay(filter: TimeFilter, now: Date): string | null {
  const days = daysBack[filter]
  if (days === null) return null
  // By the calendar and not by hours: a day of a clock change is not 24 hours long.
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
}

/** True if a calendar day passes the filter, its first day included. A missing date passes only 'all'. */
export function passesLocalDay(date: string | null, firstDay: string | null): boolean {
  if (firstDay === null) return true
  const day = toIsoDay(date)
  return day !== null && day >= firstDay
}
