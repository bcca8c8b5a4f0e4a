import type { Case } from './case.ts'
import { countValues } from './filter-counts.ts'
import type { FilterCount } from './filter-counts.ts'
import type { TimeFilter } from './time-filter.ts'
import { firstLocalDay, passesLocalDay } from './time-filter.ts'

/** How far back the picture of a list looks, each reach holding those before it. */
export const glanceTimes = ['past-7', 'past-30', 'past-60', 'past-90'] as const satisfies readonly TimeFilter[]

/** How many cases stand at each status, the most common first and equal ones by name. Cases without one count nowhere. */
export function countByStatus(cases: readonly Pick<Case, 'caseStatus'>[]): FilterCount[] {
  return countValues(cases.map(({ caseStatus }) => caseStatus ?? ''))
}

/** How many cases were processed within each reach of time, counted as the time filter counts. */
export function countByTime(
  cases: readonly Pick<Case, 'procDate'>[],
  now: Date,
): FilterCount<(typeof glanceTimes)[number]>[] {
  return glanceTimes.map((value) => {
    const firstDay = firstLocalDay(value, now)
    return { value, count: cases.filter(({ procDate }) => passesLocalDay(procDate, firstDay)).length }
  })
}
