import { countValues } from '../cases/filter-counts.ts'
import type { FilterCount } from '../cases/filter-counts.ts'
import { allValue } from '../cases/filter-option.ts'
import { dayNumber } from '../formatting/dates.ts'
import { filterDateOf, utcDay } from './alert-dates.ts'
import { alertTypeText } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceType } from './inforce-types.ts'

/** Days from today, both ends included; days that are over count below zero. */
const reaches = {
  passed: [Number.NEGATIVE_INFINITY, -1],
  'next-7': [0, 7],
  'next-30': [8, 30],
  beyond: [31, Number.POSITIVE_INFINITY],
  'past-7': [-7, Number.POSITIVE_INFINITY],
  'past-30': [-30, -8],
  'past-90': [-90, -31],
  before: [Number.NEGATIVE_INFINITY, -91],
} as const
/** A stretch of time into which the date of an alert falls. */
export type AlertReach = keyof typeof reaches

const lapseReaches = ['passed', 'next-7', 'next-30', 'beyond'] as const satisfies readonly AlertReach[]
const ageReaches = ['past-7', 'past-30', 'past-90', 'before'] as const satisfies readonly AlertReach[]

/** What narrows a list of alerts by its pictures; 'all' stands for everything. */
export interface AlertGlanceFilters {
  /** What the Type column says. */
  readonly kind: string
  readonly reach: AlertReach | typeof allValue
}

/** Nothing is narrowed. */
export const openGlanceFilters: AlertGlanceFilters = { kind: allValue, reach: allValue }

/** The stretches of a list, of which no two overlap: until the lapse for Pending Lapse, else since the alert's date. */
export function alertReachesOf(type: InforceType): readonly AlertReach[] {
  return type === 'pending-lapse' ? lapseReaches : ageReaches
}

/** Filters as a list can have them: a stretch that it does not have counts as not chosen. */
export function knownGlanceFilters(
  { kind, reach }: { readonly kind: string; readonly reach?: string | undefined },
  type: InforceType,
): AlertGlanceFilters {
  return { kind, reach: alertReachesOf(type).find((each) => each === reach) ?? allValue }
}

/**
 * How many alerts of a list fall into each of its stretches. Alerts without a date count nowhere.
 * @param now the moment whose UTC day is today
 */
export function countByReach(
  alerts: readonly InforceAlert[],
  type: InforceType,
  now: Date,
): readonly FilterCount<AlertReach>[] {
  return alertReachesOf(type).map((value) => ({
    value,
    count: alerts.filter((alert) => isInReach(alert, type, value, now)).length,
  }))
}

/** How many alerts there are of each type, the most common first and equal ones by name. Those without one count nowhere. */
export function countByKind(alerts: readonly InforceAlert[]): readonly FilterCount[] {
  return countValues(alerts.map(alertTypeText))
}

/**
 * The alerts of a list that its pictures let through, in the order in which they came.
 * @param now the moment whose UTC day is today
 */
export function filterByGlance(
  alerts: readonly InforceAlert[],
  type: InforceType,
  filters: AlertGlanceFilters,
  now: Date,
): readonly InforceAlert[] {
  const { kind, reach } = knownGlanceFilters(filters, type)
  if (kind === allValue && reach === allValue) return alerts
  return alerts.filter(
    (alert) =>
      (kind === allValue || alertTypeText(alert) === kind) &&
      (reach === allValue || isInReach(alert, type, reach, now)),
  )
}

function isInReach(alert: InforceAlert, type: InforceType, reach: AlertReach, now: Date): boolean {
  const day = dayNumber(type === 'pending-lapse' ? alert.lapseDate : filterDateOf(alert))
  if (day === null) return false
  const [from, to] = reaches[reach]
  const days = day - utcDay(now)
  return days >= from && days <= to
}
