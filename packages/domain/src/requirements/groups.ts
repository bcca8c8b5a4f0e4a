import type { Requirement } from './requirement.ts'

/** The groups of the summary on the Requirements button of the dashboard. */
export const requirementGroups = ['unresolved', 'resolved', 'other'] as const
export type RequirementGroup = (typeof requirementGroups)[number]

const unresolved = new Set(['required', 'ordered', 'received', 'pending missing data'])
/** The short forms are those in which the carrier writes Not in Good Order and Voided. */
const resolved = new Set(['reviewed', 'not in good order', 'nigo', 'voided', 'void', 'waived'])

/**
 * The dashboard grouping of a requirement status. It is another grouping than the tabs of Case Requirements: Received
 * counts as unresolved here.
 */
export function groupOfStatus(status: string | null | undefined): RequirementGroup {
  const text = (status ?? '').trim().toLowerCase()
  if (unresolved.has(text)) return 'unresolved'
  return resolved.has(text) ? 'resolved' : 'other'
}

/** The number of requirements of a case fall into each group. */
export function countRequirementGroups(
  requirements: readonly Pick<Requirement, 'status'>[],
): Record<RequirementGroup, number> {
  const counts = { unresolved: 0, resolved: 0, other: 0 }
  for (const { status } of requirements) counts[groupOfStatus(status)] += 1
  return counts
}
