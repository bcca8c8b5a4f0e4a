import * as v from 'valibot'

const text = v.nullish(v.string(), null)
const flag = v.nullish(v.boolean(), false)

/** An agency that the signed-in user may administer. */
export const agencyOptionSchema = v.object({ agencyNo: v.string(), agencyName: text })
export type AgencyOption = v.InferOutput<typeof agencyOptionSchema>

/** An agent whose information the signed-in user may share. */
export const agentOptionSchema = v.object({ agentNo: v.string(), fullName: text, homeAgencyNo: text })
export type AgentOption = v.InferOutput<typeof agentOptionSchema>

/** The person behind a row of the user list. */
export const delegationAgentSchema = v.object({
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
  /** 'Active' or 'Disabled'; read it with `delegationStatus`. */
  status: text,
  /** How many agents the person manages, or words for it. */
  managing: v.nullish(v.union([v.number(), v.string()]), null),
  /** ISO date or timestamp. */
  lastUpdated: text,
})
export type DelegationUser = v.InferOutput<typeof delegationUserSchema>

/** General Information of one person. Dates are ISO dates or timestamps. */
export const delegationDetailSchema = v.object({
  role: text,
  /** 'Active' or 'Access Suspended'; read it with `delegationStatus`. */
  status: text,
  dob: text,
  lastUpdated: text,
  email: text,
  firstUpdated: text,
})
export type DelegationDetail = v.InferOutput<typeof delegationDetailSchema>

/** Whose information an access item opens. */
export const delegationAccessTypes = ['AGENT', 'AGENCY'] as const
export type DelegationAccessType = (typeof delegationAccessTypes)[number]

/** An application whose information can be shared with the person; `delegationStatus` true means shared. */
export const accessItemSchema = v.object({ description: v.string(), category: text, delegationStatus: flag })
export type AccessItem = v.InferOutput<typeof accessItemSchema>

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
export const managedAgentSchema = v.object({ agentNumber: v.string(), name: text, assigned: flag })
export type ManagedAgent = v.InferOutput<typeof managedAgentSchema>
