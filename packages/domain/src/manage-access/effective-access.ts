import * as v from 'valibot'
import { canUseInforce, canUseNewBusiness } from '../access/index.ts'
import { applicationCodes, delegatedScope } from './delegated-scope.ts'
import type { BusinessScope, Delegation, ScopePerson } from './delegated-scope.ts'
import { accessCodesInputSchema, managedAgentsInputSchema, roleSchema, systemSchema } from './entities.ts'

/**
 * The reason for what a person sees in an application.
 * - `not-shown`: the portal shows nothing of the application, whatever is shared.
 * - `cannot-open`: the account has no access to the pages of the application.
 * - `suspended`: what is shared doesn't count while the person's access is suspended.
 * - `needs-cases`: requirements can't be answered without Case status and requirements.
 * - `own`: their own business, which nobody shares.
 * - `narrowed`: assigned agents take the place of the whole agency.
 * - `assigned`: the agents that are assigned to them.
 * - `shared`, `shared-agents`: what the agency, or single agents, share.
 * - `not-shared`: nothing is shared.
 */
const accessReasons = [
  'not-shown',
  'cannot-open',
  'suspended',
  'needs-cases',
  'own',
  'narrowed',
  'assigned',
  'shared',
  'shared-agents',
  'not-shared',
] as const
export type AccessReason = (typeof accessReasons)[number]

export const reachSchema = v.object({
  reason: v.picklist(accessReasons),
  /** The number of agencies of which the person sees everything. */
  agencies: v.number(),
  /** The number of agents of other agencies whose business the person sees. */
  agents: v.number(),
  /** The cases, alerts, contracts or policies that the person sees; null where the portal shows none. */
  count: v.nullable(v.number()),
})
/** A person's view in one application. */
export type Reach = v.InferOutput<typeof reachSchema>

export const applicationReachSchema = v.object({
  category: v.nullable(v.string()),
  description: v.string(),
  /** System and role of the application, joined. */
  accessCode: v.string(),
  now: reachSchema,
  /** After the change; the same as now without one. */
  next: reachSchema,
})
export type ApplicationReach = v.InferOutput<typeof applicationReachSchema>

/** A person's view in each application, now and after a change. */
export const effectiveAccessSchema = v.array(applicationReachSchema)

const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

/** A person, and a change of their access that isn't saved yet, as the saves have it: only what changes. */
export const accessPreviewInputSchema = v.object({
  agencyNumber: required,
  userId: required,
  sharing: v.optional(
    v.object({
      agencyNumber: required,
      /** The agent whose information it is; null for the agency's. */
      delegatedAgentNo: v.nullable(required),
      accessCodes: accessCodesInputSchema,
    }),
  ),
  assignments: v.optional(
    v.object({
      accessCode: systemSchema,
      roleCode: roleSchema,
      managedProducers: managedAgentsInputSchema.entries.managedProducers,
    }),
  ),
})
export type AccessPreviewInput = v.InferOutput<typeof accessPreviewInputSchema>

/** A change of a person's access that isn't saved yet. */
export interface DelegationChange {
  /** The codes that are shared and no longer shared; of an agency, or of one of the agents. */
  readonly sharing?: {
    readonly agencyNo: string
    readonly agentNo: string | null
    readonly changes: ReadonlyMap<string, boolean>
  }
  /** The agents that are assigned and unassigned in an application, by agent number. */
  readonly assignments?: {
    readonly agencyNo: string
    readonly accessCode: string
    readonly changes: ReadonlyMap<string, boolean>
  }
}

/** The access of a person after a change. */
export function changeDelegation(delegation: Delegation, { sharing, assignments }: DelegationChange): Delegation {
  const shared = sharing
    ? [
        ...delegation.shared.filter(
          ({ accessCode, agencyNo, agentNo }) =>
            agencyNo !== sharing.agencyNo || agentNo !== sharing.agentNo || !sharing.changes.has(accessCode),
        ),
        ...listTrue(sharing.changes).map((accessCode) => ({
          accessCode,
          agencyNo: sharing.agencyNo,
          agentNo: sharing.agentNo,
        })),
      ]
    : delegation.shared
  const assigned = assignments
    ? [
        ...delegation.assigned.filter(
          ({ accessCode, agencyNo, agentNo }) =>
            accessCode !== assignments.accessCode ||
            agencyNo !== assignments.agencyNo ||
            !assignments.changes.has(agentNo),
        ),
        ...listTrue(assignments.changes).map((agentNo) => ({
          accessCode: assignments.accessCode,
          agencyNo: assignments.agencyNo,
          agentNo,
        })),
      ]
    : delegation.assigned
  return { ...delegation, shared, assigned }
}

const listTrue = (changes: ReadonlyMap<string, boolean>) =>
  [...changes].flatMap(([key, isTrue]) => (isTrue ? [key] : []))

const canOpen: Readonly<Record<string, (person: ScopePerson) => boolean>> = {
  [applicationCodes.cases]: canUseNewBusiness,
  [applicationCodes.requirementAnswers]: canUseNewBusiness,
  [applicationCodes.inforceActivity]: canUseInforce,
  [applicationCodes.inforceValues]: canUseInforce,
  [applicationCodes.illustrations]: canUseInforce,
}

/** The business that a person really gets to see in an application, and why: `delegatedScope`, unless it has no effect. */
export function explainAccess(
  person: ScopePerson,
  delegation: Delegation,
  accessCode: string,
): { readonly scope: BusinessScope; readonly reason: AccessReason } {
  const nothing = (reason: AccessReason) => ({ scope: [], reason })
  const mayOpen = canOpen[accessCode]
  if (mayOpen === undefined) return nothing('not-shown')
  if (!mayOpen(person)) return nothing('cannot-open')
  const scope = delegatedScope(person, delegation, accessCode)
  if (delegation.isSuspended) return { scope, reason: 'suspended' }
  if (scope.length === 0) return nothing('not-shared')
  if (
    accessCode === applicationCodes.requirementAnswers &&
    delegatedScope(person, delegation, applicationCodes.cases).length === 0
  ) {
    return nothing('needs-cases')
  }
  const isHere = (each: { readonly accessCode: string }) => each.accessCode === accessCode
  const shared = delegation.shared.filter(isHere)
  if (delegation.assigned.some(isHere)) {
    const without = delegatedScope(person, { ...delegation, assigned: [] }, accessCode)
    if (countAgencies(without) > countAgencies(scope)) return { scope, reason: 'narrowed' }
    if (countAgencies(scope) === 0) return { scope, reason: 'assigned' }
  }
  const isOwn = JSON.stringify(scope) === JSON.stringify(delegatedScope(person, noneOf(delegation), accessCode))
  if (isOwn) return { scope, reason: 'own' }
  return { scope, reason: shared.some(({ agentNo }) => agentNo === null) ? 'shared' : 'shared-agents' }
}

const noneOf = (delegation: Delegation): Delegation => ({ ...delegation, shared: [], assigned: [] })

/** The number of agencies of which a scope has everything. */
export function countAgencies(scope: BusinessScope): number {
  return scope === 'everything' ? 0 : scope.filter(({ agentNos }) => agentNos === null).length
}

/** The number of agents whom a scope names. */
export function countAgents(scope: BusinessScope): number {
  return scope === 'everything' ? 0 : new Set(scope.flatMap(({ agentNos }) => agentNos ?? [])).size
}

/** The effect of a change: the person sees more, less, the same, or as much of something else. */
export function compareReach({
  now,
  next,
}: Pick<ApplicationReach, 'now' | 'next'>): 'more' | 'less' | 'other' | 'same' {
  const [a, b] = [getSizes(now), getSizes(next)]
  const at = a.findIndex((each, place) => each !== b[place])
  if (at >= 0) return (b[at] ?? 0) > (a[at] ?? 0) ? 'more' : 'less'
  return now.reason === next.reason ? 'same' : 'other'
}

const getSizes = ({ count, agencies, agents }: Reach) => [count ?? 0, agencies, agents]
