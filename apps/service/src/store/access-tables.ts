import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Instant = ColumnType<Date, Date, Date>
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>

/** An agent or office-staff member of an agency, with an account or not. */
export interface MemberTable {
  user_id: string
  agency_no: string
  agent_no: string | null
  full_name: string
  document: JSONColumnType<object>
  /** True if the person has no access to delegated information. */
  is_suspended: Generated<boolean>
  /** The first and last change of the person's access. */
  access_first_updated_at: OptionalInstant
  access_updated_at: OptionalInstant
  /** In how many agents' names the person works; kept by triggers. */
  managing: ColumnType<number, never, never>
}

/** An agency whose people a manager administers. */
export interface ManagedAgencyTable {
  user_id: string
  agency_no: string
}

/** True if an application of an agency, or of one of its agents, is shared with a person. */
export interface AccessItemTable {
  user_id: string
  agency_no: string
  /** Null: the agency's information. */
  agent_no: string | null
  /** System and role of the application, joined. */
  access_code: string
  is_shared: boolean
  changed_by: string
  changed_at: Instant
}

/** True if an agent is assigned to a person in an application. */
export interface AssignedAgentTable {
  user_id: string
  agency_no: string
  agent_no: string
  access_code: string
  is_assigned: boolean
  changed_by: string
  changed_at: Instant
}

export type AccessChangeKind = 'status' | 'agency-access' | 'agent-access' | 'managed-agents' | 'review'

/** The parts of a change, by its kind: access codes, and the numbers of agents. */
export interface AccessChangeDetails {
  /** `status`: 'Disabled' or 'Active'. */
  readonly status?: string
  /** `agency-access` and `agent-access`. */
  readonly shared?: readonly string[]
  readonly unshared?: readonly string[]
  /** `managed-agents`. */
  readonly assigned?: readonly string[]
  readonly unassigned?: readonly string[]
  /** `review`: the kind of the line that was removed. */
  readonly removed?: string
  /** `managed-agents` and `review`. */
  readonly accessCode?: string
}

/** The changes of people's access, with author and time. */
export interface AccessChangeTable {
  id: Generated<number>
  changed_at: Instant
  changed_by: string
  user_id: string
  agency_no: string
  agent_no: string | null
  kind: AccessChangeKind
  details: JSONColumnType<AccessChangeDetails>
}

/** A decision of a review about one line of access. */
export interface AccessReviewTable {
  id: Generated<number>
  reviewed_at: Instant
  reviewed_by: string
  agency_no: string
  user_id: string
  kind: string
  agent_no: string | null
  access_code: string
  decision: string
}

/** The time at which a person last used what is shared with or assigned to them in an application. */
export interface AccessUseTable {
  user_id: string
  access_code: string
  used_at: Instant
}

/** A permission template of a user. */
export interface AccessTemplateTable {
  id: Generated<number>
  user_id: string
  name: string
  access_codes: string[]
}
