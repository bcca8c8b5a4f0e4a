import { dayNumber } from '../formatting/dates.ts'
import type { Requirement } from './requirement.ts'
import { statusLabel } from './statuses.ts'

/** One line of Status Details. `date` is an ISO day or null. */
export interface StatusEntry {
  readonly date: string | null
  readonly code: string
  readonly description: string
  readonly isCurrent: boolean
}

type WithHistory = Pick<Requirement, 'status' | 'statusCode' | 'statusDate' | 'subStatuses'>

/** The history of a requirement: its current status on top, then the earlier steps, newest first and undated last. */
export function statusHistory({ status, statusCode, statusDate, subStatuses }: WithHistory): StatusEntry[] {
  const earlier = subStatuses
    .map(({ subStatusDate, subStatusCode, subStatusDescription }) => ({
      date: subStatusDate,
      code: subStatusCode ?? '',
      description: subStatusDescription ?? '',
      isCurrent: false,
    }))
    .toSorted((a, b) => day(b.date) - day(a.date))
  return [{ date: statusDate, code: statusCode ?? '', description: statusLabel(status), isCurrent: true }, ...earlier]
}

/** The sub-status of a requirement in words: its own, else that of its newest step. */
export function subStatusText({
  subStatusDescription,
  ...rest
}: WithHistory & Pick<Requirement, 'subStatusDescription'>): string {
  const own = subStatusDescription?.trim() ?? ''
  return own !== '' ? own : (statusHistory(rest)[1]?.description ?? '')
}

function day(date: string | null): number {
  return dayNumber(date) ?? Number.MIN_SAFE_INTEGER
}
