import { matchesAgent } from '../lists/agent-filter.ts'
import { allValue, countFilters, toOfferedValue } from '../lists/filters.ts'
import type { FilterOption } from '../lists/filters.ts'
import { nameFilter, warmSearchIndex } from '../lists/name-filter.ts'
import { daysOfTimeFilter, shortTimeFilters } from '../lists/time-filter.ts'
import type { TimeFilter } from '../lists/time-filter.ts'
import { getFilterDate, toMoment, utcDayStart } from './alert-dates.ts'
import { isInDateBucket } from './alert-summary.ts'
import type { DateBucket } from './alert-summary.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceType } from './inforce-types.ts'

/** The filters of an in-force list, all of which an alert must pass. */
export interface InforceFilters {
  /** Part of the owner's full name or of the contract number. */
  readonly name: string
  /** An agency (`AG…`), an agent number, or 'all'. */
  readonly agent: string
  readonly time: TimeFilter
  /** The time in which contracts lapse, in the Pending Lapse list, or 'all'. Set by the links of the dashboard. */
  readonly lapse: DateBucket | typeof allValue
}

/** In-force lists open with the past 7 days. */
export const defaultInforceFilters: InforceFilters = { name: '', agent: allValue, time: 'past-7', lapse: allValue }

/** The choices of the time filter. */
export const inforceTimeFilters: readonly TimeFilter[] = shortTimeFilters

/** Filters as a list can have them: a choice that it does not offer counts as not made. */
export function toOfferedInforceFilters(
  filters: InforceFilters,
  agents: readonly FilterOption[],
  type: InforceType,
): InforceFilters {
  return {
    name: filters.name,
    agent: toOfferedValue(filters.agent, agents),
    time: inforceTimeFilters.find((time) => time === filters.time) ?? defaultInforceFilters.time,
    lapse: type === 'pending-lapse' ? filters.lapse : allValue,
  }
}

/**
 * The alerts that pass every filter, in the order in which they came; the same array where no filter is set.
 * @param now the moment from whose UTC day start the time filter counts; that first day is included
 */
export function filterAlerts<Row extends InforceAlert>(
  alerts: readonly Row[],
  filters: InforceFilters,
  now: Date,
): readonly Row[] {
  if (countFilters(filters) === 0) return alerts
  const named = nameFilter(filters.name)
  const days = daysOfTimeFilter(filters.time)
  const start = days === null ? Number.NEGATIVE_INFINITY : utcDayStart(now, days)
  const lapses = (alert: InforceAlert) =>
    filters.lapse === allValue || isInDateBucket(alert, 'pending-lapse', filters.lapse, now)
  return alerts.filter(
    (alert) => named(alert) && matchesAgent(alert, filters.agent) && getFilterMoment(alert) >= start && lapses(alert),
  )
}

/** Builds the search index of the filters before their first use. */
export function warmAlertFilters(alerts: readonly InforceAlert[]): void {
  warmSearchIndex(alerts)
  alerts.forEach(getFilterMoment)
}

// A list is loaded once and filtered many times
const moments = new WeakMap<InforceAlert, number>()

function getFilterMoment(alert: InforceAlert): number {
  const moment = moments.get(alert) ?? toMoment(getFilterDate(alert))
  moments.set(alert, moment)
  return moment
}
