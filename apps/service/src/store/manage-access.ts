import type { AgencyOption, AgentOption, DelegationDetail, DelegationUser } from '@producer-portal/domain/manage-access'
import { delegationDetailLabel, delegationListLabel } from '@producer-portal/domain/manage-access'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { AccessChangeDetails, AccessChangeKind } from './access-tables.ts'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'

/** The user whose agencies are meant: those a manager manages and their own, or somebody else's own one. */
export interface Administrator {
  readonly userId: string
  readonly agencyNo: string | null
  readonly isManager: boolean
}

/** An agency whose people somebody administers. */
export interface AdministeredAgency extends AgencyOption {
  /** True while the manager's access to it is suspended. */
  readonly isSuspended: boolean
}

/** The agencies whose people somebody administers, by name; a manager also those to which their access is suspended. */
export async function listAdministeredAgencies(
  db: Database,
  { userId, agencyNo, isManager }: Administrator,
): Promise<AdministeredAgency[]> {
  const rows = await db
    .selectFrom('agency')
    .select(['agency_no', 'agency_name'])
    .select(
      sql<boolean>`${isManager}::boolean and exists (
        select from member
        where member.user_id = ${userId} and member.agency_no = agency.agency_no and member.is_suspended
      )`.as('is_suspended'),
    )
    .where((eb) => {
      const managed = eb.selectFrom('managed_agency').select('agency_no').where('user_id', '=', userId)
      return eb.or([
        eb('agency_no', '=', agencyNo ?? ''),
        eb.and([sql<SqlBool>`${isManager}::boolean`, eb('agency_no', 'in', managed)]),
      ])
    })
    .orderBy('agency_name')
    .orderBy('agency_no')
    .execute()
  return rows.map(({ agency_no, agency_name, is_suspended }) => ({
    agencyNo: agency_no,
    agencyName: agency_name,
    isSuspended: is_suspended,
  }))
}

/** The agents of agencies, by name. */
export async function listAgents(db: Database, agencies: readonly string[]): Promise<AgentOption[]> {
  if (agencies.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .leftJoin('account', 'account.user_id', 'member.user_id')
    .select(['member.agent_no', 'member.agency_no', currentName.as('name')])
    .where('member.agency_no', 'in', agencies)
    .where('member.agent_no', 'is not', null)
    .orderBy('name')
    .orderBy('member.agent_no')
    .execute()
  return rows.flatMap(({ agent_no: agentNo, agency_no: homeAgencyNo, name }) =>
    agentNo === null ? [] : [{ agentNo, fullName: name, homeAgencyNo }],
  )
}

/** A name as its owner may have changed it in the profile; a person without an account has the one of the agency. */
const currentName = sql<string>`coalesce(nullif(account.profile->>'fullName', ''), member.full_name)`
const role = sql<string>`coalesce(member.document->>'role', case when member.agent_no is null then 'Office Staff' else 'Agent' end)`

function namePart(profileName: string, name: string) {
  return sql<string | null>`case when account.user_id is null
    then member.document->>${sql.lit(name)} else account.profile->>${sql.lit(profileName)} end`
}

/** The people of an agency with their status and how many agents they manage. */
export async function listAgencyUsers(db: Database, agencyNo: string): Promise<DelegationUser[]> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('account', 'account.user_id', 'member.user_id')
    .select(['member.user_id', 'member.is_suspended', 'member.access_updated_at', 'member.managing'])
    .select([
      currentName.as('name'),
      role.as('role'),
      namePart('firstName', 'firstName').as('first_name'),
      namePart('middleName', 'middleName').as('middle_name'),
      namePart('lastName', 'lastName').as('last_name'),
      namePart('suffix', 'suffixName').as('suffix_name'),
    ])
    .where('member.agency_no', '=', agencyNo)
    .orderBy('member.user_id')
    .execute()
  return rows.map((row) => ({
    agent: {
      userId: row.user_id,
      fullName: row.name,
      agencyNo,
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      suffixName: row.suffix_name,
    },
    role: row.role,
    status: delegationListLabel(row.is_suspended ? 'disabled' : 'active'),
    managing: row.managing,
    lastUpdated: row.access_updated_at?.toISOString() ?? null,
  }))
}

/** A person whose access is administered. */
export interface Person {
  readonly userId: string
  readonly agencyNo: string
  /** Null for office staff. */
  readonly agentNo: string | null
  readonly role: string
  readonly isSuspended: boolean
}

/** The person with this user ID in one of the agencies. */
export async function findPerson(db: Database, userId: string, agencies: readonly string[]): Promise<Person | null> {
  if (agencies.length === 0) return null
  const row = await db
    .selectFrom('member')
    .select(['user_id', 'agency_no', 'agent_no', 'is_suspended', role.as('role')])
    .where('user_id', '=', userId)
    .where('agency_no', 'in', agencies)
    .executeTakeFirst()
  if (row === undefined) return null
  const { user_id, agency_no: agencyNo, agent_no: agentNo, is_suspended: isSuspended } = row
  return { userId: user_id, agencyNo, agentNo, role: row.role, isSuspended }
}

/** General Information of a person. */
export async function readDetail(db: Database, userId: string): Promise<DelegationDetail> {
  const row = await db
    .selectFrom('member')
    .leftJoin('account', 'account.user_id', 'member.user_id')
    .select(['member.is_suspended', 'member.access_updated_at', 'member.access_first_updated_at', role.as('role')])
    .select([
      sql<string | null>`member.document->>'dob'`.as('dob'),
      sql<string | null>`coalesce(account.profile->>'email', member.document->>'email')`.as('email'),
    ])
    .where('member.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    role: row.role,
    status: delegationDetailLabel(row.is_suspended ? 'disabled' : 'active'),
    dob: row.dob,
    lastUpdated: row.access_updated_at?.toISOString() ?? null,
    email: row.email,
    firstUpdated: row.access_first_updated_at?.toISOString() ?? null,
  }
}

/** Suspends or reactivates a person. @returns whether that was a change */
export function setSuspended(
  db: Database,
  { userId, agencyNo }: Person,
  isSuspended: boolean,
  by: Editor,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const editing = await lockPerson(transaction, userId, by)
    if (editing.isSuspended === isSuspended) return false
    await transaction.updateTable('member').set({ is_suspended: isSuspended }).where('user_id', '=', userId).execute()
    await noteAccessChange(transaction, editing, {
      agencyNo,
      agentNo: null,
      kind: 'status',
      details: { status: isSuspended ? 'Disabled' : 'Active' },
    })
    return true
  })
}

/** The person who changes somebody's access, and the time. */
export interface Editor {
  readonly userId: string
  readonly now: Date
}

/** A change of a person's access in progress; others wait until it ends. */
export interface AccessEditing {
  readonly userId: string
  readonly isSuspended: boolean
  readonly changedBy: string
  /** Later than every earlier change of this person, whatever the clock says. */
  readonly changedAt: Date
}

/** Begins a change of a person's access within a transaction. */
export async function lockPerson(transaction: Database, userId: string, by: Editor): Promise<AccessEditing> {
  const { is_suspended: isSuspended, access_updated_at: last } = await transaction
    .selectFrom('member')
    .select(['is_suspended', 'access_updated_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const changedAt = new Date(Math.max(by.now.getTime(), (last?.getTime() ?? 0) + 1))
  return { userId, isSuspended, changedBy: by.userId, changedAt }
}

interface AccessChange {
  readonly agencyNo: string
  /** The agent whose information it is; null for everything else. */
  readonly agentNo: string | null
  readonly kind: AccessChangeKind
  readonly details: AccessChangeDetails
}

/** Records a change: who, what, when; and the person as updated. */
export async function noteAccessChange(
  transaction: Database,
  { userId, changedBy, changedAt }: AccessEditing,
  { agencyNo, agentNo, kind, details }: AccessChange,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set((eb) => ({
      access_updated_at: changedAt,
      access_first_updated_at: eb.fn.coalesce('access_first_updated_at', eb.val(changedAt)),
    }))
    .where('user_id', '=', userId)
    .execute()
  await transaction
    .insertInto('access_change')
    .values({
      changed_at: changedAt,
      changed_by: changedBy,
      user_id: userId,
      agency_no: agencyNo,
      agent_no: agentNo,
      kind,
      details: JSON.stringify(details),
    })
    .execute()
}

/** The name of who changed a row, or the user ID of somebody unknown. */
export function changerName(table: 'access_change' | 'access_item' | 'assigned_agent' | 'assigned') {
  const changedBy = sql.ref(`${table}.changed_by`)
  return sql<string>`coalesce(
    (select nullif(profile->>'fullName', '') from account where user_id = ${changedBy}),
    (select full_name from member where user_id = ${changedBy}),
    ${changedBy})`
}

/** The name of a user, or the user ID of somebody unknown. */
export async function readName(db: Database, userId: string): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select(sql<string | null>`profile->>'fullName'`.as('name'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (account?.name) return account.name
  const member = await db.selectFrom('member').select('full_name').where('user_id', '=', userId).executeTakeFirst()
  return member?.full_name ?? userId
}
