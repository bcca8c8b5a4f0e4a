import { dayNumber } from '../formatting/dates.ts'
import { getBucket, requirementBuckets } from './buckets.ts'
import type { Bucketed, RequirementBucket } from './buckets.ts'
import type { SentContext } from './sent-markers.ts'
import type { Requirement } from './requirement.ts'
import { readStatus } from './statuses.ts'

/** The first tab that has a requirement; the first of all while there is none. */
export function firstFilledBucket(requirements: readonly Bucketed[], sent?: SentContext): RequirementBucket {
  const filled = new Set(requirements.map((requirement) => getBucket(requirement, sent)))
  return requirementBuckets.find((bucket) => filled.has(bucket)) ?? 'agent-tasks'
}

/**
 * Every requirement in its one tab. The tab for what was received shows that first, then what is resolved, each newest
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
    other: [],
  }
  for (const requirement of requirements) buckets[getBucket(requirement, sent)].push(requirement)
  const rank = (requirement: R) => (readStatus(requirement.status) === 'Received' ? 0 : 1)
  const day = (requirement: R) => dayNumber(requirement.statusDate) ?? Number.MIN_SAFE_INTEGER
  buckets.received.sort((a, b) => rank(a) - rank(b) || day(b) - day(a))
  return buckets
}

const orders = new WeakMap<readonly Bucketed[], readonly Bucketed[]>()

/** Requirements as the tabs list them, the producer's tasks first. Sorted once for each array, as lists ask often. */
export function inTurnOrder<R extends Bucketed & Pick<Requirement, 'statusDate'>>(
  requirements: readonly R[],
): readonly R[] {
  if (requirements.length < 2) return requirements
  const cached = orders.get(requirements)
  // Entries under an array hold the members of that array
  if (cached) return cached as readonly R[]
  const buckets = bucketRequirements(requirements)
  const ordered = requirementBuckets.flatMap((bucket) => buckets[bucket])
  orders.set(requirements, ordered)
  return ordered
}

/** Requirements in turn order but for those that match, which come first; `inTurnOrder` leaves them so. */
export function withFirst<R extends Bucketed & Pick<Requirement, 'statusDate'>>(
  requirements: readonly R[],
  matches: (requirement: R) => boolean,
): R[] {
  const ordered = inTurnOrder(requirements).toSorted((a, b) => Number(matches(b)) - Number(matches(a)))
  orders.set(ordered, ordered)
  return ordered
}
