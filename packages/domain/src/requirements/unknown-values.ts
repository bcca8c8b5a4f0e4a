import type { Requirement } from './requirement.ts'
import { readOrderer, readStatus } from './statuses.ts'

export interface UnknownRequirementValues {
  readonly statuses: readonly string[]
  readonly orderedBy: readonly string[]
}

/** The statuses and origins that the portal does not know, each once, for a warning to those who run it. */
export function unknownRequirementValues(
  requirements: readonly Pick<Requirement, 'status' | 'orderedBy'>[],
): UnknownRequirementValues {
  return {
    statuses: unread(
      requirements.map((each) => each.status),
      readStatus,
    ),
    orderedBy: unread(
      requirements.map((each) => each.orderedBy),
      readOrderer,
    ),
  }
}

function unread(values: readonly (string | null)[], read: (text: string) => string | null): string[] {
  return [...new Set(values.flatMap((value) => (value !== null && read(value) === null ? [value] : [])))]
}
