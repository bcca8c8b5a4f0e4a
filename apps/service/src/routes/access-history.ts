import { applications } from '@producer-portal/domain/catalog'
import type { AccessHistoryEntry } from '@producer-portal/domain/manage-access'
import {
  delegationFailures,
  getAccessHistory,
  joinAccessCode,
  mostAccessHistory,
} from '@producer-portal/domain/manage-access'
import { getPerson, listAgencies, listShareableAgents } from '../auth/administration.ts'
import { withErrorMessage } from '../http/failure.ts'
import type { RecordedChange } from '../store/access-history.ts'
import { listAccessChanges } from '../store/access-history.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** Answers who changed a person's access last. */
export const routes: readonly Route[] = [
  route(getAccessHistory, ({ query, user, services }) =>
    withErrorMessage(delegationFailures.getAccessHistory, async () => {
      const { userId } = await getPerson(user, query, services)
      const agencies = (await listAgencies(user, services)).map(({ agencyNo }) => agencyNo)
      const agents = new Map(
        (await listShareableAgents(user, services)).map(({ agentNo, fullName }) => [agentNo, fullName]),
      )
      const changes = await listAccessChanges(services.db, userId, agencies)
      const acts = changes.flatMap(toActs).filter(({ agentNo }) => agentNo === null || agents.has(agentNo))
      const saves = Map.groupBy(acts, ({ action, changedAt, agentNo, accessCode }) =>
        [changedAt.toISOString(), action, agentNo, isAssignment(action) && accessCode].join('|'),
      )
      return [...saves.values()].slice(0, mostAccessHistory).flatMap((save) => toEntry(save, agents))
    }),
  ),
]

/** One act of a change, in one application. */
interface Act extends Pick<AccessHistoryEntry, 'action' | 'agentCount' | 'isReview'> {
  readonly changedAt: Date
  readonly changedBy: string
  /** The agent whose information it is. */
  readonly agentNo: string | null
  readonly accessCode: string | null
}

const isAssignment = (action: Act['action']) => action === 'assigned' || action === 'unassigned'

function toActs({ changedAt, changedBy, kind, agentNo, details }: RecordedChange): readonly Act[] {
  const save = { changedAt, changedBy, agentNo, agentCount: 0, isReview: kind === 'review' }
  const { status, removed, shared = [], unshared = [], assigned = [], unassigned = [], accessCode = null } = details
  if (kind === 'status') {
    return [{ ...save, action: status === 'Disabled' ? 'suspended' : 'reactivated', accessCode }]
  }
  if (kind === 'review' && removed !== 'MANAGED') return [{ ...save, action: 'unshared', accessCode }]
  const ofAgents = { ...save, agentNo: null, accessCode }
  const counts = { assigned: assigned.length, unassigned: kind === 'review' ? 1 : unassigned.length }
  return [
    ...(['assigned', 'unassigned'] as const).flatMap((action) =>
      counts[action] > 0 ? [{ ...ofAgents, action, agentCount: counts[action] }] : [],
    ),
    ...shared.map((code) => ({ ...save, action: 'shared' as const, accessCode: code })),
    ...unshared.map((code) => ({ ...save, action: 'unshared' as const, accessCode: code })),
  ]
}

/** Merges the acts of one save, which differ only in their applications or agents. No acts, no entry. */
function toEntry(acts: readonly Act[], agents: ReadonlyMap<string, string | null>): AccessHistoryEntry | [] {
  const [first] = acts
  if (first === undefined) return []
  const { action, changedAt, changedBy, agentNo, isReview } = first
  const codes = acts.map(({ accessCode }) => accessCode)
  return {
    action,
    changedAt: changedAt.toISOString(),
    changedBy,
    applications: applications
      .filter((application) => codes.includes(joinAccessCode(application)))
      .map(({ category, description }) => ({ category, description })),
    agentName: agentNo === null ? null : (agents.get(agentNo) ?? agentNo),
    agentCount: acts.reduce((sum, { agentCount }) => sum + agentCount, 0),
    isReview,
  }
}
