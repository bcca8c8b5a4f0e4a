/** True if the user has one of the audiences, or either side is a wildcard. For lists that open something. */
export function hasAudience(user: AccessUser, allowed: readonly (Audience | AnyAudience)[]): boolean {
  return allowed.includes(anyAudience) || user.audiences.includes(anyAudience) || isAudience(user, allowed)
}

/** True when the user holds one of the audiences literally. For exclusions and for what an audience looks like. */
export function isAudience(user: AccessUser, listed: readonly (Audience | AnyAudience)[]): boolean {
  return listed.some((audience) => audience !== anyAudience && user.audiences.includes(audience))
}

/** True when the user holds one of the access values. */
export function hasAccess(user: AccessUser, allowed: readonly AccessValue[]): boolean {
  return allowed.some((value) => user.access.includes(value))
}

/** Every access value. `CSS` is not in the published list; it opens the policy system (see `canOpenPolicySystem`). */
export const accessValues = ['ManagerRole', 'BUS', 'NBA', 'SRA', 'FRS', 'FRS-NewBus', 'FRS-All', 'AEM', 'CSS'] as const
export type AccessValue = (typeof accessValues)[number]

/**
 * The access cookie of a user without access values: a session is only valid with a filled access
 * cookie. It is no access value and parses to none (portal-defined).
 */
export const noAccess = 'NONE'

/** The audiences of those who produce business. */
export const producerAudiences = [
  'Agent',
  'HMAgent',
  'HMMgr',
  'IBD',
  'Advisor',
  'RPOnly',
  'IDC1',
  'IDC2',
  'IDC3',
  'IDC4',
  'IDC5',
  'IDC6',
  'AltDist',
  'AIC',
] as const

/** Every audience a user can hold. */
export const audiences = [
  ...producerAudiences,
  'HomeOffice',
  'HomeOfficeAIC',
  'Staff',
  'Terminated',
  'GAMgr',
  'BGAMgr',
  'PGAMgr',
  'DICtrMgr',
  'RetPlansMgr',
  'AgentGuest',
  'AICGuest',
  'DXCEmployee',
  'Reinsurer',
] as const
export type Audience = (typeof audiences)[number]

/**
 * The wildcard. In the list of a rule, a navigation item or a card it opens the thing to everybody; held by a user
 * it passes every such list, but never lifts an exclusion (home office, Terminated ...).
 */
export const anyAudience = '*'
export type AnyAudience = typeof anyAudience

/** Other spellings that back ends send, each with the canonical one. */
const aliases: ReadonlyMap<string, Audience> = new Map([['AICHomeOffice', 'HomeOfficeAIC']])

/** Reads one audience as sent, aliases included; null when it is not known. */
export function readAudience(sent: string): Audience | AnyAudience | null {
  const canonical = aliases.get(sent) ?? sent
  if (canonical === anyAudience) return anyAudience
  return audiences.find((audience) => audience === canonical) ?? null
}

/** The audiences that pass a rule on their own, with the access values given (none by default); for tables of roles. @internal */
export function audiencesPassing(rule: AccessRule, access: readonly AccessValue[] = []): readonly Audience[] {
  return audiences.filter((audience) => rule({ userId: audience, audiences: [audience], access }))
}

/** The signed-in user's audiences and access values, parsed for the access rules. */
export interface AccessUser {
  readonly userId: string
  readonly audiences: readonly (Audience | AnyAudience)[]
  readonly access: readonly AccessValue[]
}

/** A rule of the access table: pure, total, true where the user may. */
export type AccessRule = (user: AccessUser) => boolean
