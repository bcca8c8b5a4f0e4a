import { applications } from '@producer-portal/domain/catalog'
import type { AccessDecision, AccessKind, AccessLine, AccessReview } from '@producer-portal/domain/manage-access'
import { delegationListLabel, joinAccessCode } from '@producer-portal/domain/manage-access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import type { Editor } from './manage-access.ts'

/** So many past reviews are answered. */
const mostReviews = 20

interface LineRow {
  readonly kind: AccessKind
  readonly user_id: string
  readonly agent_no: string | null
  readonly access_code: string
  readonly changed_at: Date
  readonly granted_by: string | null
  readonly name: string
  readonly role: string
  readonly is_suspended: boolean
  readonly agent_name: string | null
  readonly used_at: Date | null
  readonly reviewed_at: Date | null
  readonly reviewed_by: string | null
  readonly narrows: boolean
}

const applicationsByCode = new Map(applications.map((application) => [joinAccessCode(application), application]))

/** The people with access to the information of an agency, by name. Suspended people keep their lines. */
export async function listAccess(db: Database, agencyNo: string): Promise<AccessLine[]> {
  const { rows } = await sql<LineRow>`
    with line as (
      select case when agent_no is null then 'AGENCY' else 'AGENT' end as kind,
        user_id, agent_no, access_code, changed_by, changed_at
      from access_item where agency_no = ${agencyNo} and is_shared
      union all
      select 'MANAGED', user_id, agent_no, access_code, changed_by, changed_at
      from assigned_agent where agency_no = ${agencyNo} and is_assigned
    )
    select line.kind, line.user_id, line.agent_no, line.access_code, line.changed_at,
      granter.profile->>'fullName' as granted_by,
      coalesce(nullif(account.profile->>'fullName', ''), person.full_name) as name,
      coalesce(person.document->>'role', 'Office Staff') as role, person.is_suspended,
      agent.name as agent_name,
      used.used_at, review.reviewed_at, reviewer.profile->>'fullName' as reviewed_by,
      line.kind = 'MANAGED' and exists (
        select from access_item as item where item.user_id = line.user_id and item.agency_no = ${agencyNo}
          and item.agent_no is null and item.access_code = line.access_code and item.is_shared) as narrows
    from line
    join member as person on person.user_id = line.user_id
    left join account on account.user_id = line.user_id
    left join account as granter on granter.user_id = line.changed_by
    left join lateral (
      select coalesce(nullif(agent_account.profile->>'fullName', ''), found.full_name) as name
      from member as found left join account as agent_account on agent_account.user_id = found.user_id
      where found.agent_no = line.agent_no limit 1) as agent on true
    left join access_use as used on used.user_id = line.user_id and used.access_code = line.access_code
    left join lateral (
      select reviewed_at, reviewed_by from access_review as each
      where each.agency_no = ${agencyNo} and each.user_id = line.user_id and each.access_code = line.access_code
        and each.kind = line.kind and each.agent_no is not distinct from line.agent_no
        and each.reviewed_at >= line.changed_at
      order by each.id desc limit 1) as review on true
    left join account as reviewer on reviewer.user_id = review.reviewed_by
    order by name, line.user_id, line.kind, line.access_code, line.agent_no`.execute(db)
  return rows.flatMap((row) => {
    const application = applicationsByCode.get(row.access_code)
    if (application === undefined) return []
    return [
      {
        id: [row.kind, row.user_id, row.access_code, row.agent_no ?? ''].join(':'),
        userId: row.user_id,
        fullName: row.name,
        role: row.role,
        status: delegationListLabel(row.is_suspended ? 'disabled' : 'active'),
        kind: row.kind,
        agentNo: row.agent_no,
        agentName: row.agent_name,
        category: application.category,
        description: application.description,
        accessCode: row.access_code,
        grantedAt: row.changed_at.toISOString(),
        grantedBy: row.granted_by,
        lastUsed: row.used_at?.toISOString() ?? null,
        reviewedAt: row.reviewed_at?.toISOString() ?? null,
        reviewedBy: row.reviewed_by,
        narrowsAgency: row.narrows,
      },
    ]
  })
}

/** The last reviews of an agency, newest first: all decisions of one save are one review. */
export async function listReviews(db: Database, agencyNo: string): Promise<AccessReview['reviews']> {
  const { rows } = await sql<{ at: Date; by: string | null; confirmed: number; removed: number }>`
    select reviewed_at as at, account.profile->>'fullName' as by,
      count(*) filter (where decision = 'Confirmed')::integer as confirmed,
      count(*) filter (where decision = 'Removed')::integer as removed
    from access_review left join account on account.user_id = reviewed_by
    where access_review.agency_no = ${agencyNo}
    group by reviewed_at, reviewed_by, account.profile->>'fullName'
    order by reviewed_at desc limit ${mostReviews}`.execute(db)
  return rows.map(({ at, by, ...counts }) => ({ reviewedAt: at.toISOString(), reviewedBy: by, ...counts }))
}

/** A line and what a reviewer decided about it. */
export interface LineDecision {
  readonly id: string
  readonly decision: AccessDecision
  /** The time of the grant, as the reviewer saw it; undefined decides about whatever is there. */
  readonly grantedAt: string | undefined
}

/**
 * Confirms and removes access to the information of an agency, all or nothing.
 * @returns the ids of lines that are no longer there, or were granted again since; nothing is saved then
 */
export function saveReview(
  db: Database,
  agencyNo: string,
  decisions: readonly LineDecision[],
  by: Editor,
): Promise<readonly string[]> {
  return inTransaction(db, async (transaction) => {
    const people = [...new Set(decisions.flatMap(({ id }) => id.split(':')[1] ?? []))]
    // In one order, so that two reviews at once never wait for each other.
    await transaction
      .selectFrom('member')
      .select('user_id')
      .where('user_id', 'in', people)
      .orderBy('user_id')
      .forUpdate()
      .execute()
    const lines = new Map((await listAccess(transaction, agencyNo)).map((line) => [line.id, line]))
    const stale = decisions.filter(({ id, grantedAt }) => {
      const line = lines.get(id)
      return line === undefined || (grantedAt !== undefined && grantedAt !== line.grantedAt)
    })
    if (stale.length > 0) return stale.map(({ id }) => id)
    const decided = decisions.flatMap(({ id, decision }) => {
      const line = lines.get(id)
      return line === undefined ? [] : [{ ...line, decision }]
    })
    await saveDecisions(transaction, agencyNo, decided, by)
    return []
  })
}

type DecidedLine = AccessLine & { readonly decision: AccessDecision }

/** Saves decisions in a few statements, however many they are. */
async function saveDecisions(
  transaction: Database,
  agencyNo: string,
  decided: readonly DecidedLine[],
  by: Editor,
): Promise<void> {
  // No earlier than what it is about, whatever the clock says.
  const now = new Date(Math.max(by.now.getTime(), ...decided.map(({ grantedAt }) => Date.parse(grantedAt))))
  await sql`
    insert into access_review (reviewed_at, reviewed_by, agency_no, user_id, kind, agent_no, access_code, decision)
    select ${now}::timestamptz, ${by.userId}::text, ${agencyNo}::text, user_id, kind, agent_no, access_code, decision
    from ${toRecords(decided)}`.execute(transaction)
  const removed = decided.filter(({ decision }) => decision === 'Removed')
  if (removed.length === 0) return
  const people = [...new Set(removed.map(({ userId }) => userId))]
  // Later than every earlier change of each person, whatever the clock says.
  await sql`
    update member set access_updated_at = changed.at,
      access_first_updated_at = coalesce(access_first_updated_at, changed.at)
    from (
      select user_id, greatest(${now}::timestamptz, access_updated_at + interval '1 millisecond') as at
      from member where user_id in (${sql.join(people)})
    ) as changed
    where member.user_id = changed.user_id`.execute(transaction)
  await sql`
    update assigned_agent as each
    set is_assigned = false, changed_by = ${by.userId}, changed_at = member.access_updated_at
    from ${toRecords(removed)} join member using (user_id)
    where line.kind = 'MANAGED' and each.agency_no = ${agencyNo} and each.user_id = line.user_id
      and each.access_code = line.access_code and each.agent_no = line.agent_no`.execute(transaction)
  await sql`
    update access_item as each
    set is_shared = false, changed_by = ${by.userId}, changed_at = member.access_updated_at
    from ${toRecords(removed)} join member using (user_id)
    where line.kind <> 'MANAGED' and each.agency_no = ${agencyNo} and each.user_id = line.user_id
      and each.access_code = line.access_code and each.agent_no is not distinct from line.agent_no`.execute(transaction)
  await sql`
    insert into access_change (changed_at, changed_by, user_id, agency_no, agent_no, kind, details)
    select member.access_updated_at, ${by.userId}::text, line.user_id, ${agencyNo}::text, line.agent_no, 'review',
      jsonb_build_object('removed', line.kind, 'accessCode', line.access_code)
    from ${toRecords(removed)} join member using (user_id)`.execute(transaction)
}

/** The lines as rows of a query, named `line`. */
function toRecords(lines: readonly DecidedLine[]): RawBuilder<unknown> {
  const records = lines.map(({ userId, kind, agentNo, accessCode, decision }) => ({
    user_id: userId,
    kind,
    agent_no: agentNo,
    access_code: accessCode,
    decision,
  }))
  return sql`json_to_recordset(${JSON.stringify(records)}::json)
    as line(user_id text, kind text, agent_no text, access_code text, decision text)`
}
