import { readOrderer, readStatus } from './statuses.ts'

interface UnknownRequirementValues {
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
