import { dayNumber, toIsoDay } from '../formatting/dates.ts'
import { readAlertType } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'

const dayLength = 86_400_000
const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/

/** The date by which an alert is filtered: the due date of a missed payment, the alert date of any other. */
export function getFilterDate(alert: Pick<InforceAlert, 'alertType' | 'alertDate' | 'alertDataDate'>): string | null {
  return readAlertType(alert.alertType) === 'MissedPayment' ? alert.alertDataDate : alert.alertDate
}

/**
 * The time of a date in milliseconds: UTC midnight if it has no time, UTC if it has no zone. A missing date counts as
 * 1970-01-01.
 */
export function toMoment(date: string | null): number {
  if (toIsoDay(date) === null || date === null) return (dayNumber(date) ?? 0) * dayLength
  const moment = Date.parse(date.includes('T') && !hasZone.test(date) ? `${date}Z` : date)
  return Number.isNaN(moment) ? 0 : moment
}

/** Days from 1970-01-01 to the UTC day of a moment. */
export function utcDay(moment: Date): number {
  return Math.floor(moment.getTime() / dayLength)
}

/** The UTC midnight that begins the day `days` days before `now`, in milliseconds. */
export function utcDayStart(now: Date, days: number): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days)
}
