import { dayNumber, localDay } from '@producer-portal/domain/formatting'

/** The UTC day of a moment, `YYYY-MM-DD`, by which in-force activity counts. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Whole days from one day to another, negative when the second is earlier; null when one is missing. */
export function daysBetween(from: string | null, to: string | null): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)]
  return start === null || end === null ? null : end - start
}

/** The local day a number of days after a moment, `YYYY-MM-DD`. */
export function dayAfter(moment: Date, days: number): string {
  const today = dayNumber(localDay(moment)) ?? 0
  return new Date((today + days) * 86_400_000).toISOString().slice(0, 10)
}
