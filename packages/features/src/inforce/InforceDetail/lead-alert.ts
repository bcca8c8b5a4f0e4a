import { type FormatLocale, formatDate } from '@producer-portal/domain/formatting'
import {
  alertsBySection,
  alertTypeText,
  type InforceAlert,
  type InforceType,
  listOfAlert,
} from '@producer-portal/domain/inforce'

type AlertList = Exclude<InforceType, 'all'>

/** The lists, the most urgent first. */
const urgency = [
  'pending-lapse',
  'missed',
  'terminate',
  'service',
  'disburse',
  'contract-change',
] as const satisfies readonly AlertList[]

/**
 * The alert with which a side panel begins: the newest of the list it was opened from, or of the most urgent list that
 * has one; of pending lapses, the one that lapses first. Null without alerts.
 */
export function getLeadAlert(alerts: readonly InforceAlert[], list: AlertList | null): InforceAlert | null {
  const newest = Object.values(alertsBySection(alerts)).flat()
  const find = (wanted: AlertList) => {
    const found = newest.filter((alert) => listOfAlert(alert) === wanted)
    if (wanted !== 'pending-lapse') return found[0]
    return found.toSorted((a, b) => (a.daysToLapseDate ?? Infinity) - (b.daysToLapseDate ?? Infinity))[0]
  }
  for (const wanted of list ? [list, ...urgency] : urgency) {
    const alert = find(wanted)
    if (alert) return alert
  }
  return null
}

/** A sentence about an alert: the message that says it, with its values. */
export type AlertSentence =
  | {
      readonly text: 'lapsesSoon' | 'lapseDatePassed' | 'nfoSoon' | 'nfoDatePassed'
      readonly date: string
      readonly count: number
    }
  | {
      readonly text: 'lapsesNow' | 'lapseDateOnly' | 'nfoNow' | 'nfoDateOnly' | 'paymentMissedOn'
      readonly date: string
    }
  | { readonly text: 'paymentMissed' }
  | { readonly text: 'reported'; readonly type: string; readonly date: string }
  | { readonly text: 'reportedUndated'; readonly type: string }

/** The meaning of an alert for the contract: its sentences, and how bad the news is. */
export interface AlertSummary {
  readonly tone: 'info' | 'warning' | 'error'
  readonly sentences: readonly AlertSentence[]
}

/** Says an alert in a sentence or two. A lapse that has passed is an error, one to come or a missed payment a warning. */
export function summarizeAlert(alert: InforceAlert, locale: FormatLocale): AlertSummary {
  const list = listOfAlert(alert)
  const lapseDate = formatDate(alert.lapseDate, locale)
  const days = alert.daysToLapseDate
  const tone = days !== null && days < 0 ? 'error' : 'warning'
  if (list === 'pending-lapse') {
    const date = lapseDate
    if (days === null) return { tone, sentences: [{ text: 'lapseDateOnly', date }] }
    if (days === 0) return { tone, sentences: [{ text: 'lapsesNow', date }] }
    return { tone, sentences: [{ text: days > 0 ? 'lapsesSoon' : 'lapseDatePassed', date, count: Math.abs(days) }] }
  }
  if (list === 'missed') {
    const due = formatDate(alert.alertDataDate, locale)
    const payment: AlertSentence = due ? { text: 'paymentMissedOn', date: due } : { text: 'paymentMissed' }
    return {
      tone: lapseDate ? tone : 'warning',
      sentences: lapseDate ? [payment, toNfoSentence(lapseDate, days)] : [payment],
    }
  }
  const [type, date] = [alertTypeText(alert), formatDate(alert.alertDate, locale)]
  return { tone: 'info', sentences: [date ? { text: 'reported', type, date } : { text: 'reportedUndated', type }] }
}

function toNfoSentence(date: string, days: number | null): AlertSentence {
  if (days === null) return { text: 'nfoDateOnly', date }
  if (days === 0) return { text: 'nfoNow', date }
  return { text: days > 0 ? 'nfoSoon' : 'nfoDatePassed', date, count: Math.abs(days) }
}
