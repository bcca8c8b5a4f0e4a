import type { AccessUser } from '../access/index.ts'
import { isAgencyManager, isHomeOffice } from '../access/index.ts'
import { isAudience } from '../access/roles.ts'

/** Business that can be seen: an agency's, all of it or that of some of its agents. */
export interface ScopePart {
  /** Null: whatever the agency. */
  readonly agencyNo: string | null
  /** Null: of every agent, and what has no agent. */
  readonly agentNos: readonly string[] | null
}

/** The scope of a person in one application: everything, or these parts. No parts: nothing. */
export type BusinessScope = 'everything' | readonly ScopePart[]

/** A signed-in user and where they belong. */
export interface ScopePerson extends AccessUser {
  readonly agencyNo: string | null
  readonly agentNo: string | null
}

/** Information that is shared with a person in one application. */
interface SharedInformation {
  /** System and role of the application, joined. */
  readonly accessCode: string
  readonly agencyNo: string
  /** The agent whose information it is; null for the agency's. */
  readonly agentNo: string | null
}

/** An agent whom a person manages in one application. */
interface AssignedAgent {
  readonly accessCode: string
  readonly agencyNo: string
  readonly agentNo: string
}

/** The stored access of a person: only what is shared and assigned now. */
export interface Delegation {
  readonly isSuspended: boolean
  readonly shared: readonly SharedInformation[]
  readonly assigned: readonly AssignedAgent[]
}

export const noDelegation: Delegation = { isSuspended: false, shared: [], assigned: [] }

/** The applications whose data the portal itself shows, by access code. */
export const applicationCodes = {
  /** New Business lists and details, and what was sent for a requirement. */
  cases: 'NBC01',
  /** Documents and comments that answer requirements. */
  requirementAnswers: 'NBC02',
  /** The in-force lists, and the alerts of a contract. */
  inforceActivity: 'INF01',
  /** The details of an in-force contract. */
  inforceValues: 'INF02',
  /** In-force illustration requests. */
  illustrations: 'ILL01',
} as const

/**
 * The agencies and agents a person sees in an application.
 *
 * - Home office sees everything.
 * - Their own business people always see: managers that of their agency, agents what carries their own number. Office
 *   staff have none, unless they are agents, too.
 * - Suspended people see nothing else.
 * - Once agents are assigned to a person in the application, the person sees the business of those agents.
 * - Until then office staff see the agencies that are shared with them, and agents the rest of their own agency. In
 *   illustration requests, where people act for an agent, agents are like office staff: they see what is shared.
 * - What single agents share is added to either.
 */
export function delegatedScope(person: ScopePerson, delegation: Delegation, accessCode: string): BusinessScope {
  if (isHomeOffice(person)) return 'everything'
  const own = getOwnBusiness(person)
  if (delegation.isSuspended) return mergeParts(own)
  const isHere = (each: { readonly accessCode: string }) => each.accessCode === accessCode
  const assigned = delegation.assigned.filter(isHere)
  const shared = delegation.shared.filter(isHere)
  const agencies =
    isOfficeStaff(person) || accessCode === applicationCodes.illustrations
      ? shared.flatMap(({ agencyNo, agentNo }) => (agentNo === null ? [agencyNo] : []))
      : person.agencyNo === null
        ? []
        : [person.agencyNo]
  return mergeParts([
    ...own,
    ...(assigned.length > 0
      ? assigned.map(({ agencyNo, agentNo }) => ({ agencyNo, agentNos: [agentNo] }))
      : agencies.map((agencyNo) => ({ agencyNo, agentNos: null }))),
    ...shared.flatMap(({ agencyNo, agentNo }) => (agentNo === null ? [] : [{ agencyNo, agentNos: [agentNo] }])),
  ])
}

/** True if a person sees of an agency only what others share with or assign to them. */
function isOfficeStaff(user: AccessUser): boolean {
  return isAudience(user, ['Staff'])
}

function getOwnBusiness(person: ScopePerson): readonly ScopePart[] {
  const { agencyNo, agentNo } = person
  if (isAgencyManager(person) && !isOfficeStaff(person) && agencyNo !== null) return [{ agencyNo, agentNos: null }]
  return agentNo === null ? [] : [{ agencyNo, agentNos: [agentNo] }]
}

/** One part per agency, in order, so that equal scopes are equal texts. */
function mergeParts(parts: readonly ScopePart[]): readonly ScopePart[] {
  const agencies = [...new Set(parts.map(({ agencyNo }) => agencyNo))]
  return agencies
    .toSorted((a, b) => compare(a ?? '', b ?? ''))
    .map((agencyNo) => {
      const group = parts.filter((part) => part.agencyNo === agencyNo)
      if (group.some(({ agentNos }) => agentNos === null)) return { agencyNo, agentNos: null }
      const agentNos = new Set(group.flatMap((part) => part.agentNos ?? []))
      return { agencyNo, agentNos: [...agentNos].toSorted(compare) }
    })
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The part of a scope that is of one agency or of one agent. */
export function narrowScope(
  scope: BusinessScope,
  asked: { readonly agencyNo: string } | { readonly agentNo: string },
): readonly ScopePart[] {
  const parts = scope === 'everything' ? [{ agencyNo: null, agentNos: null }] : scope
  if ('agencyNo' in asked) {
    return parts
      .filter(({ agencyNo }) => agencyNo === null || agencyNo === asked.agencyNo)
      .map(({ agentNos }) => ({ agencyNo: asked.agencyNo, agentNos }))
  }
  return parts
    .filter(({ agentNos }) => agentNos === null || agentNos.includes(asked.agentNo))
    .map(({ agencyNo }) => ({ agencyNo, agentNos: [asked.agentNo] }))
}

/** The profile's facts about the access that others gave or took. */
export interface DelegatedAccess {
  readonly isSuspended: boolean
  /** The access codes of the applications in which the person sees anything. */
  readonly applications: readonly string[]
  /** Changes with whatever the person sees; null where a service doesn't say. */
  readonly version: string | null
}

/**
 * Summarizes what a person sees, for the profile; null for home office, with whom nothing is shared.
 * @param hash makes a short version of a long text
 */
export function getDelegatedAccess(
  person: ScopePerson,
  delegation: Delegation,
  accessCodes: readonly string[],
  hash: (text: string) => string,
): DelegatedAccess | null {
  if (isHomeOffice(person)) return null
  const { isSuspended } = delegation
  const scopes = accessCodes.map((code) => [code, delegatedScope(person, delegation, code)] as const)
  return {
    isSuspended,
    applications: scopes.flatMap(([code, scope]) => (scope.length > 0 ? [code] : [])),
    version: hash(JSON.stringify([isSuspended, scopes])),
  }
}

/** The reason a person sees less in an application, or nothing. */
export type MissingAccess = 'suspended' | 'not-shared'

/**
 * The reason the pages of an application show less than they could: the person's access is suspended, or nothing is
 * shared with them there. Null when neither is so, and while the profile doesn't say.
 */
export function getMissingAccess(access: DelegatedAccess | null | undefined, accessCode: string): MissingAccess | null {
  if (!access) return null
  if (access.isSuspended) return 'suspended'
  return access.applications.includes(accessCode) ? null : 'not-shared'
}
