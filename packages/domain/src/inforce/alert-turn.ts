import { dayNumber } from '../formatting/dates.ts'
import { utcDay } from './alert-dates.ts'
import { listOfAlert } from './alert-kinds.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceAttention } from './inforce-attention.ts'

/** The reason an alert waits for the producer, null if it only informs, and the days until its contract lapses. */
export interface AlertTurn {
  readonly reason: InforceAttention | null
  /** Below 0 once the date has passed; null for alerts about something else. */
  readonly days: number | null
}

/** Days before a lapse from which on it waits for the producer. */
const soonDays = 7

/**
 * The turn with an alert, by the rules of what needs the producer now.
 * @param now the moment whose UTC day is today
 */
export function getAlertTurn(alert: InforceAlert, now: Date): AlertTurn {
  const list = listOfAlert(alert)
  if (list === 'missed' || list === 'service') return { reason: list, days: null }
  const day = list === 'pending-lapse' ? dayNumber(alert.lapseDate) : null
  if (day === null) return { reason: null, days: null }
  const days = day - utcDay(now)
  return { reason: days < 0 ? 'past-lapse' : days <= soonDays ? 'lapse-soon' : null, days }
}
