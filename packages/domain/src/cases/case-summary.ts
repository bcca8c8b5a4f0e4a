import type { Case } from './case.ts'
import { countValues } from '../lists/filter-counts.ts'
import type { FilterCount } from '../lists/filter-counts.ts'
import type { TimeFilter } from '../lists/time-filter.ts'
import { firstLocalDay, passesLocalDay } from '../lists/time-filter.ts'

/** The time ranges of the chart above a list; each includes the shorter ones. */
export const summaryTimes = ['past-7', 'past-30', 'past-60', 'past-90'] as const satisfies readonly TimeFilter[]

/** The number of cases per status, the most common first, ties by name. Cases without a status aren't counted. */
export function countByStatus(cases: readonly Pick<Case, 'caseStatus'>[]): FilterCount[] {
  return countValues(cases.map(({ caseStatus }) => caseStatus ?? ''))
}

/** How many cases were processed within each time range, counted as the time filter counts. */
export function countByTime(
  cases: readonly Pick<Case, 'procDate'>[],
  now: Date,
): FilterCount<(typeof summaryTimes)[number]>[] {
  return summaryTimes.map((value) => {
    const firstDay = firstLocalDay(value, now)
    return { value, count: cases.filter(({ procDate }) => passesLocalDay(procDate, firstDay)).length }
  })
}
