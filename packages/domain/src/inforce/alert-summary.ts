import { countValues } from '../lists/filter-counts.ts'
import type { FilterCount } from '../lists/filter-counts.ts'
import { allValue } from '../lists/filters.ts'
import { dayNumber } from '../formatting/dates.ts'
import { getFilterDate, utcDay } from './alert-dates.ts'
import { alertTypeText } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceType } from './inforce-types.ts'

/** Days from today, both ends included; days that are over count below zero. */
const bucketDays = {
  passed: [Number.NEGATIVE_INFINITY, -1],
  'next-7': [0, 7],
  'next-30': [8, 30],
  beyond: [31, Number.POSITIVE_INFINITY],
  'past-7': [-7, Number.POSITIVE_INFINITY],
  'past-30': [-30, -8],
  'past-90': [-90, -31],
  before: [Number.NEGATIVE_INFINITY, -91],
} as const
/** A range of days into which the date of an alert falls. */
export type DateBucket = keyof typeof bucketDays

export const lapseBuckets = ['passed', 'next-7', 'next-30', 'beyond'] as const satisfies readonly DateBucket[]
export const ageBuckets = ['past-7', 'past-30', 'past-90', 'before'] as const satisfies readonly DateBucket[]

/** The filters that the charts above a list of alerts set; 'all' filters nothing. */
export interface AlertSummaryFilters {
  /** The text of the Type column. */
  readonly kind: string
  readonly dateBucket: DateBucket | typeof allValue
}

/** Filters nothing. */
export const defaultAlertSummaryFilters: AlertSummaryFilters = { kind: allValue, dateBucket: allValue }

/**
 * The buckets of a list, which don't overlap: until the lapse date for Pending Lapse, otherwise since the alert's date.
 */
export function getDateBuckets(type: InforceType): readonly DateBucket[] {
  return type === 'pending-lapse' ? lapseBuckets : ageBuckets
}

/** Replaces a bucket that the list doesn't have with 'all'. */
export function toKnownAlertSummaryFilters(
  { kind, dateBucket }: AlertSummaryFilters,
  type: InforceType,
): AlertSummaryFilters {
  return { kind, dateBucket: getDateBuckets(type).find((bucket) => bucket === dateBucket) ?? allValue }
}

/**
 * The number of alerts of a list fall into each of its buckets. Alerts without a date are in none.
 * @param now the moment whose UTC day is today
 */
export function countByDateBucket(
  alerts: readonly InforceAlert[],
  type: InforceType,
  now: Date,
): readonly FilterCount<DateBucket>[] {
  return getDateBuckets(type).map((value) => ({
    value,
    count: alerts.filter((alert) => isInDateBucket(alert, type, value, now)).length,
  }))
}

/** The number of alerts of each type, the most common first and equal ones by name. Those without one count nowhere. */
export function countByKind(alerts: readonly InforceAlert[]): readonly FilterCount[] {
  return countValues(alerts.map(alertTypeText))
}

/**
 * The alerts of a list that pass the filters of its charts, in the order given.
 * @param now the moment whose UTC day is today
 */
export function filterBySummary<Row extends InforceAlert>(
  alerts: readonly Row[],
  type: InforceType,
  filters: AlertSummaryFilters,
  now: Date,
): readonly Row[] {
  const { kind, dateBucket } = toKnownAlertSummaryFilters(filters, type)
  if (kind === allValue && dateBucket === allValue) return alerts
  return alerts.filter(
    (alert) =>
      (kind === allValue || alertTypeText(alert) === kind) &&
      (dateBucket === allValue || isInDateBucket(alert, type, dateBucket, now)),
  )
}

/** True if the date that counts in a list is in a bucket; an alert without a date is in none. */
export function isInDateBucket(alert: InforceAlert, type: InforceType, dateBucket: DateBucket, now: Date): boolean {
  const day = dayNumber(type === 'pending-lapse' ? alert.lapseDate : getFilterDate(alert))
  if (day === null) return false
  const [from, to] = bucketDays[dateBucket]
  const days = day - utcDay(now)
  return days >= from && days <= to
}
