import { dayNumber } from '../formatting/dates.ts'
import { isSent } from './sent-markers.ts'
import type { SentMarker } from './sent-markers.ts'
import type { Requirement } from './requirement.ts'
import { readOrderer, readStatus } from './statuses.ts'

/** The four tabs of Case Requirements, in their order. */
export const requirementBuckets = ['agent-tasks', 'home-office-tasks', 'uploaded', 'received'] as const
export type RequirementBucket = (typeof requirementBuckets)[number]

type Bucketed = Pick<Requirement, 'id' | 'status' | 'orderedBy'>

/** What the browser knows beyond the server: the recently sent answers, and the time. */
export interface SentContext {
  readonly markers: readonly SentMarker[]
  readonly now: Date
}

/**
 * The bucketing rule: the one tab of a requirement. What was sent comes first, then what is received or resolved, then
 * the open tasks. An open requirement of unknown origin is the home office's, so that no producer is asked for what is
 * not theirs; an unknown status is in the last tab.
 */
export function getBucket(requirement: Bucketed, sent?: SentContext): RequirementBucket {
  const status = readStatus(requirement.status)
  if (status === 'Uploaded') return 'uploaded'
  if (sent && isSent(requirement, sent.markers, sent.now)) return 'uploaded'
  if (status === 'Ordered' || status === 'Required' || status === 'Pending Missing Data') {
    return readOrderer(requirement.orderedBy) === 'Agent' ? 'agent-tasks' : 'home-office-tasks'
  }
  return 'received'
}

/** The first tab that has a requirement; the first of all while there is none. */
export function firstFilledBucket(requirements: readonly Bucketed[], sent?: SentContext): RequirementBucket {
  const filled = new Set(requirements.map((requirement) => getBucket(requirement, sent)))
  return requirementBuckets.find((bucket) => filled.has(bucket)) ?? 'agent-tasks'
}

/**
 * Every requirement in its one tab. The last tab shows what is Received first, then what is resolved, each newest
 * first and undated last; the other tabs keep the order in which the requirements came.
 */
export function bucketRequirements<R extends Bucketed & Pick<Requirement, 'statusDate'>>(
  requirements: readonly R[],
  sent?: SentContext,
): Record<RequirementBucket, R[]> {
  const buckets: Record<RequirementBucket, R[]> = {
    'agent-tasks': [],
    'home-office-tasks': [],
    uploaded: [],
    received: [],
  }
  for (const requirement of requirements) buckets[getBucket(requirement, sent)].push(requirement)
  const rank = (requirement: R) => (readStatus(requirement.status) === 'Received' ? 0 : 1)
  const day = (requirement: R) => dayNumber(requirement.statusDate) ?? Number.MIN_SAFE_INTEGER
  buckets.received.sort((a, b) => rank(a) - rank(b) || day(b) - day(a))
  return buckets
}
