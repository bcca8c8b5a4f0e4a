/**
 * The statuses of a requirement. `Uploaded` is not among the statuses that the carrier's list names, but its upload
 * rule knows it.
 */
export const requirementStatuses = [
  'Ordered',
  'Required',
  'Pending Missing Data',
  'Received',
  'Reviewed',
  'Order Fail',
  'Waived',
  'Not in Good Order',
  'Cancelled',
  'Voided',
  'Uploaded',
] as const
export type RequirementStatus = (typeof requirementStatuses)[number]

/** The person who must answer a requirement. */
export const orderers = ['Agent', 'Home Office'] as const
export type Orderer = (typeof orderers)[number]

const displayLabels: Readonly<Partial<Record<RequirementStatus, string>>> = {
  Reviewed: 'Received',
  'Not in Good Order': 'Not In Good Order',
  Waived: 'Void',
  Cancelled: 'Void',
  'Order Fail': 'Void',
  Voided: 'Void',
}

/** A text of a status: the status whose rules it follows, and the words that the producer reads. */
interface StatusWords {
  readonly status: RequirementStatus
  readonly label: string
}

/** The statuses that the portal knows, by their names in small letters; `defineStatuses` adds those of an insurer. */
export const statusWords = new Map<string, StatusWords>(
  requirementStatuses.map((status) => [status.toLowerCase(), { status, label: displayLabels[status] ?? status }]),
)

const findWords = (text: string | null | undefined) => statusWords.get((text ?? '').trim().toLowerCase())

/** The status whose rules a text follows, whatever its case; null when it is none that the portal knows. */
export function readStatus(text: string | null | undefined): RequirementStatus | null {
  return findWords(text)?.status ?? null
}

/** The person who must answer by a text; null when it names neither. */
export function readOrderer(text: string | null | undefined): Orderer | null {
  const wanted = (text ?? '').trim().toLowerCase()
  return orderers.find((orderer) => orderer.toLowerCase() === wanted) ?? null
}

/** The status as the producer reads it; an unknown status keeps its own words, a missing one is blank. */
export function statusLabel(text: string | null | undefined): string {
  return findWords(text)?.label ?? (text ?? '').trim()
}
