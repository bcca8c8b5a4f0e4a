import { type FormatLocale, formatDate } from '@producer-portal/domain/formatting'
import { type InforceAlert, listOfAlert } from '@producer-portal/domain/inforce'

/** One thing that an alert says about its contract beyond its type and date. */
export interface AlertFact {
  readonly name: 'dueDate' | 'lapseDate' | 'nfoDate' | 'policyStatus'
  readonly text: string
  /** Days from today to the lapse date, where it is still to come; null otherwise. */
  readonly daysLeft: number | null
}

/**
 * The facts about one alert in a side panel: of a missed payment when it was due and when the non-forfeiture option
 * takes effect, of a pending lapse its day, and the status of the policy.
 */
export function getAlertFacts(alert: InforceAlert, locale: FormatLocale): AlertFact[] {
  const isMissed = listOfAlert(alert) === 'missed'
  const left = alert.daysToLapseDate
  return [
    { name: 'dueDate', text: formatDate(alert.alertDataDate, locale), daysLeft: null } as const,
    {
      name: isMissed ? 'nfoDate' : 'lapseDate',
      text: formatDate(alert.lapseDate, locale),
      daysLeft: left !== null && left >= 0 ? left : null,
    } as const,
    { name: 'policyStatus', text: alert.policyStatus?.trim() ?? '', daysLeft: null } as const,
  ].filter(({ text }) => text !== '')
}

/** The alert in its own words. */
export function getAlertTexts({ alertText1, alertText2 }: Pick<InforceAlert, 'alertText1' | 'alertText2'>): string[] {
  return [alertText1, alertText2].map((text) => text?.trim() ?? '').filter((text) => text !== '')
}
