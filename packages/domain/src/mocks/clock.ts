import { dayNumber, localDay } from '../formatting/dates.ts'

/** The source of mock data's today: the moment itself, or something that tells it. */
export type Clock = Date | (() => Date)

/** The moment that a clock shows. */
export function readClock(clock: Clock): Date {
  return clock instanceof Date ? clock : clock()
}

/** A calendar around the clock's today. `ago` counts days back (negative is ahead) and answers `YYYY-MM-DD`. */
export interface Calendar {
  readonly ago: (days: number) => string
}

/** The local calendar, by which New Business counts. */
export function localCalendar(clock: Clock): Calendar {
  return calendarFrom(dayNumber(localDay(readClock(clock))) ?? 0)
}

/** The UTC calendar, by which in-force activity counts. */
export function utcCalendar(clock: Clock): Calendar {
  return calendarFrom(Math.floor(readClock(clock).getTime() / 86_400_000))
}

function calendarFrom(today: number): Calendar {
  // A large book asks for the same few hundred days again and again.
  const cache = new Map<number, string>()
  return {
    ago(days) {
      const day = cache.get(days) ?? new Date((today - days) * 86_400_000).toISOString().slice(0, 10)
      cache.set(days, day)
      return day
    },
  }
}
