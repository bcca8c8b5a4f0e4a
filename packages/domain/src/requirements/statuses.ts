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

/** The status that a text means, whatever its case; null when it is none that the portal knows. */
export function readStatus(text: string | null | undefined): RequirementStatus | null {
  const wanted = (text ?? '').trim().toLowerCase()
  return requirementStatuses.find((status) => status.toLowerCase() === wanted) ?? null
}

/** The person who must answer by a text; null when it names neither. */
export function readOrderer(text: string | null | undefined): Orderer | null {
  const wanted = (text ?? '').trim().toLowerCase()
  return orderers.find((orderer) => orderer.toLowerCase() === wanted) ?? null
}

const displayLabels: Readonly<Partial<Record<RequirementStatus, string>>> = {
  Reviewed: 'Received',
  'Not in Good Order': 'Not In Good Order',
  Waived: 'Void',
  Cancelled: 'Void',
  'Order Fail': 'Void',
  Voided: 'Void',
}

/** The status as the producer reads it; an unknown status keeps its own words, a missing one is blank. */
export function statusLabel(text: string | null | undefined): string {
  const status = readStatus(text)
  return status === null ? (text ?? '').trim() : (displayLabels[status] ?? status)
}

export interface UnknownRequirementValues {
  readonly statuses: readonly string[]
  readonly orderedBy: readonly string[]
}

/** The statuses and origins that the portal does not know, each once, for a warning to those who run it. */
export function unknownRequirementValues(
  requirements: readonly { readonly status: string | null; readonly orderedBy: string | null }[],
): UnknownRequirementValues {
  return {
    statuses: unread(
      requirements.map((requirement) => requirement.status),
      readStatus,
    ),
    orderedBy: unread(
      requirements.map((requirement) => requirement.orderedBy),
      readOrderer,
    ),
  }
}

function unread(values: readonly (string | null)[], read: (text: string) => string | null): string[] {
  return [...new Set(values.flatMap((value) => (value !== null && read(value) === null ? [value] : [])))]
}
