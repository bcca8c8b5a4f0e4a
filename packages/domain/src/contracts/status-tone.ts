/** The tone: the color in which it is shown. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

/** The statuses of cases, contracts in force, alerts and requirements, in lowercase. */
const statuses: Readonly<Record<Exclude<StatusTone, 'neutral'>, readonly string[]>> = {
  success: ['approved', 'paid', 'received', 'reviewed', 'active'],
  warning: [
    'awaiting requirements',
    'offer pending',
    'approved other than applied',
    'required',
    'pending missing data',
    'delivery pending',
    'partially paid',
    'missed payment',
    'past due',
  ],
  danger: ['not paid', 'pending lapse', 'declined', 'not in good order', 'order fail'],
  info: ['in underwriting', 'in issue', 'ordered', 'uploaded', 'application received'],
}
/** The tones of statuses by their names in small letters; `defineStatuses` adds those of an insurer. */
export const statusTones = new Map(
  Object.entries(statuses).flatMap(([tone, names]) => names.map((name) => [name, tone as StatusTone] as const)),
)

/** The tone of a status, whatever its case; neutral for what is over, such as Void, and for what is unknown. */
export function getStatusTone(status: string): StatusTone {
  return statusTones.get(status.trim().toLowerCase()) ?? 'neutral'
}
