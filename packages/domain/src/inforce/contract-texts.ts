import { dayNumber } from '../formatting/dates.ts'
import type { InforceContractDetail } from './contract-detail.ts'

/** The billing group as it is shown: 'N/A' when it is empty. */
export function billGroupText(billGroup: string | null | undefined): string {
  return billGroup?.trim() || 'N/A'
}

/** The automatic premium loan in words; a flag or its letter becomes Yes or No, other words stay. */
export function aplOption(available: boolean | string | null | undefined): string {
  const text = String(available ?? '').trim()
  if (/^(?:y|yes|true)$/i.test(text)) return 'Yes'
  return /^(?:n|no|false)$/i.test(text) ? 'No' : text
}

/** The latest lapse date among the alerts of a contract: its NFO Date. Null when no alert has one. */
export function nfoDate({ alerts }: Pick<InforceContractDetail, 'alerts'>): string | null {
  const dates = alerts.flatMap(({ lapseDate }) => (dayNumber(lapseDate) === null ? [] : [lapseDate]))
  return dates.toSorted((a, b) => (dayNumber(b) ?? 0) - (dayNumber(a) ?? 0))[0] ?? null
}
