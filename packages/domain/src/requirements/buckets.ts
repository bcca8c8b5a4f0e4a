import { isSent } from './sent-markers.ts'
import type { SentContext } from './sent-markers.ts'
import type { Requirement } from './requirement.ts'
import { readOrderer, readStatus } from './statuses.ts'

/** The four tabs of Case Requirements, in their order, and one more for requirements whose status nobody knows. */
export const requirementBuckets = ['agent-tasks', 'home-office-tasks', 'uploaded', 'received', 'other'] as const
export type RequirementBucket = (typeof requirementBuckets)[number]

export type Bucketed = Pick<Requirement, 'id' | 'status' | 'orderedBy'>

/**
 * The bucketing rule: the one tab of a requirement. Sent ones come first, then received or resolved ones, then the
 * open tasks. An open requirement of unknown origin is the home office's, so that no producer is asked for what is
 * not theirs. One with a status that the portal doesn't know, or with none, is in a tab of its own.
 */
export function getBucket(requirement: Bucketed, sent?: SentContext): RequirementBucket {
  const status = readStatus(requirement.status)
  if (status === 'Uploaded') return 'uploaded'
  if (sent && isSent(requirement, sent.markers, sent.now)) return 'uploaded'
  if (status === 'Ordered' || status === 'Required' || status === 'Pending Missing Data') {
    return readOrderer(requirement.orderedBy) === 'Agent' ? 'agent-tasks' : 'home-office-tasks'
  }
  return status ? 'received' : 'other'
}
