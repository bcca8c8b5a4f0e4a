import * as v from 'valibot'
import { acknowledgementSchema } from '../endpoint/index.ts'

const text = v.nullish(v.string(), null)
const flag = v.nullish(v.boolean(), false)

/** An agency that the signed-in user may administer. */
export const agencyOptionSchema = v.object({ agencyNo: v.string(), agencyName: text })
export type AgencyOption = v.InferOutput<typeof agencyOptionSchema>

/** An agent whose information the signed-in user may share. */
export const agentOptionSchema = v.object({ agentNo: v.string(), fullName: text, homeAgencyNo: text })
export type AgentOption = v.InferOutput<typeof agentOptionSchema>

/** The person behind a row of the user list. */
const delegationAgentSchema = v.object({
  userId: v.string(),
  fullName: text,
  agencyNo: text,
  firstName: text,
  middleName: text,
  lastName: text,
  suffixName: text,
})

/**
 * An agent or office-staff member of an agency. Status, managing and last update are optional on the wire: missing
 * means active, blank and never updated.
 */
export const delegationUserSchema = v.object({
  agent: delegationAgentSchema,
  /** 'Agent' or 'Office Staff'; further roles are shown as they come. */
  role: text,
  /** 'Active' or 'Disabled'; read it with `parseDelegationStatus`. */
  status: text,
  /** The number of agents the person manages, or words for it. */
  managing: v.nullish(v.union([v.number(), v.string()]), null),
  /** ISO date or timestamp. */
  lastUpdated: text,
})
export type DelegationUser = v.InferOutput<typeof delegationUserSchema>

/** General Information of one person. Dates are ISO dates or timestamps. */
export const delegationDetailSchema = v.object({
  role: text,
  /** 'Active' or 'Access Suspended'; read it with `parseDelegationStatus`. */
  status: text,
  dob: text,
  lastUpdated: text,
  email: text,
  firstUpdated: text,
})
export type DelegationDetail = v.InferOutput<typeof delegationDetailSchema>

/**
 * The time of the last change: an ISO timestamp, or null when it never was. Sent back with a save, it shows whether
 * it was changed meanwhile; a save without it overwrites (portal-defined).
 */
const lastUpdated = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))))

/** The full name of the user who last changed it; null when nobody did (portal-defined). */
const changedBy = v.optional(v.nullable(v.string()))

/** An application whose information can be shared with the person; `delegationStatus` true means shared. */
export const accessItemSchema = v.object({
  description: v.string(),
  category: text,
  delegationStatus: flag,
  lastUpdated,
  changedBy,
})
export type AccessItem = v.InferOutput<typeof accessItemSchema>

const itemText = v.pipe(v.string(), v.maxLength(200))
/**
 * The whole list of a save: each application says whether it is shared. With `loadedStatus`, only the switches that
 * differ from it count, and the others stay as they are stored (portal-defined).
 */
export const accessCodesInputSchema = v.pipe(
  v.array(
    v.object({
      description: itemText,
      category: v.nullish(itemText, null),
      delegationStatus: v.boolean(),
      lastUpdated,
      /** True if it was shared when the list was loaded. */
      loadedStatus: v.optional(v.boolean()),
    }),
  ),
  v.maxLength(100),
)
export type AccessItemInput = v.InferOutput<typeof accessCodesInputSchema>[number]

/** The answer of a save: the whole list as it stands now, with what others have changed meanwhile (portal-defined). */
export const savedAccessSchema = v.object({
  ...acknowledgementSchema.entries,
  accessCodes: v.optional(v.array(accessItemSchema)),
})
export type SavedAccess = v.InferOutput<typeof savedAccessSchema>

/** An agent whose information is shared with a person for an agency, and in which applications (portal-defined). */
export const sharedAgentSchema = v.object({
  agentNo: v.string(),
  fullName: text,
  agencyNo: v.string(),
  agencyName: text,
  applications: v.array(v.object({ category: text, description: v.string() })),
  /** The time of the last change: an ISO timestamp. */
  lastUpdated: v.string(),
})
export type SharedAgent = v.InferOutput<typeof sharedAgentSchema>

/** An application and how many agents the person manages in it. */
export const managingItemSchema = v.object({
  category: text,
  description: text,
  managedCnt: v.nullish(v.number(), 0),
  lastUpdated: text,
  /** First part of the access code, three characters. */
  system: text,
  /** Second part of the access code, two characters. */
  role: text,
})
export type ManagingItem = v.InferOutput<typeof managingItemSchema>

/** An agent that the person manages, or could manage, in one application. */
export const managedAgentSchema = v.object({
  agentNumber: v.string(),
  name: text,
  assigned: flag,
  lastUpdated,
  changedBy,
})
export type ManagedAgent = v.InferOutput<typeof managedAgentSchema>

/** The two parts of an access code. */
export const systemSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3}$/))
export const roleSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/))

/** The changes of one save, as many as a request can carry. */
export const managedAgentsInputSchema = v.object({
  managedProducers: v.pipe(
    v.array(v.object({ agentNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), assigned: v.boolean() })),
    v.maxLength(1500),
  ),
  /** The newest `lastUpdated` of the agents as they were loaded. */
  lastUpdated,
})

/** A person either has access to delegated information or not. */
export type DelegationStatus = 'active' | 'disabled'

/** The statuses that POST /delegation/modifyAccess accepts, exactly. */
export const delegationWireStatuses = ['Active', 'Disabled'] as const
export type DelegationWireStatus = (typeof delegationWireStatuses)[number]

/** Missing and unknown wire values count as active; both `Disabled` and `Access Suspended` mean disabled. */
export function parseDelegationStatus(wire: string | null | undefined): DelegationStatus {
  return wire === 'Disabled' || wire === 'Access Suspended' ? 'disabled' : 'active'
}

/** The value that is sent, and that `User is now {status}` names. */
export function delegationWireStatus(status: DelegationStatus): DelegationWireStatus {
  return status === 'disabled' ? 'Disabled' : 'Active'
}

/** The Status column of the list. */
export function delegationListLabel(status: DelegationStatus): string {
  return delegationWireStatus(status)
}

/** The status on General Information. */
export function delegationDetailLabel(status: DelegationStatus): string {
  return status === 'disabled' ? 'Access Suspended' : 'Active'
}

/** The status that the suspend/reactivate button gives a person. */
export function oppositeDelegationStatus(status: DelegationStatus): DelegationStatus {
  return status === 'disabled' ? 'active' : 'disabled'
}

/** An application and a role in it: what the access code of a path joins. */
export interface AccessCode {
  /** Three characters. */
  readonly system: string
  /** Two characters. */
  readonly role: string
}

const pattern = /^[A-Z0-9]{5}$/

/** Splits an access code, in any case, after its third character; null where there is no such page. */
export function splitAccessCode(accessCode: string): AccessCode | null {
  const code = accessCode.toUpperCase()
  return pattern.test(code) ? { system: code.slice(0, 3), role: code.slice(3) } : null
}

/** The access code of a managing item; null when its parts make none. */
export function joinAccessCode({ system, role }: { system: string | null; role: string | null }): string | null {
  const code = `${system ?? ''}${role ?? ''}`.toUpperCase()
  return system?.length === 3 && pattern.test(code) ? code : null
}
