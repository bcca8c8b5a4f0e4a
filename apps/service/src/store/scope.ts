import type { BusinessScope, Delegation, ScopePart } from '@producer-portal/domain/manage-access'
import { noDelegation } from '@producer-portal/domain/manage-access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'

/** The condition of a scope for a table with `agency_nos` and `agent_nos`: a row belongs to one of its parts. */
export function inScope(scope: BusinessScope): RawBuilder<boolean> {
  if (scope === 'everything') return sql<boolean>`true`
  if (scope.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(scope.map(inPart), sql` or `)})`
}

function inPart({ agencyNo, agentNos }: ScopePart): RawBuilder<boolean> {
  const agency = agencyNo === null ? sql`true` : sql`agency_nos @> array[${agencyNo}]::text[]`
  const agent = agentNos === null ? sql`true` : sql`agent_nos && array[${sql.join(agentNos)}]::text[]`
  return sql<boolean>`(${agency} and ${agent})`
}

/** Access code, agency number, and agent number or nothing. */
type StoredGrant = readonly [accessCode: string, agencyNo: string, agentNo: string | null]

/** The agencies and agents shared with and assigned to a user now, and whether they are suspended. */
export async function readDelegation(db: Database, userId: string): Promise<Delegation> {
  // As text and not by the query builder, which takes as long as the query: this is asked for with every list.
  const { rows } = await sql<{ suspended: boolean; shared: readonly StoredGrant[]; assigned: readonly StoredGrant[] }>`
    select is_suspended as suspended,
      array(select array[access_code, agency_no, agent_no] from access_item
        where user_id = ${userId} and is_shared) as shared,
      array(select array[access_code, agency_no, agent_no] from assigned_agent
        where user_id = ${userId} and is_assigned) as assigned
    from member where user_id = ${userId}`.execute(db)
  const [row] = rows
  if (row === undefined) return noDelegation
  return {
    isSuspended: row.suspended,
    shared: row.shared.map(([accessCode, agencyNo, agentNo]) => ({ accessCode, agencyNo, agentNo })),
    assigned: row.assigned.flatMap(([accessCode, agencyNo, agentNo]) =>
      agentNo === null ? [] : [{ accessCode, agencyNo, agentNo }],
    ),
  }
}

/**
 * Records that a user uses what others gave them in an application; often enough once an hour. In between nothing is
 * written: an update that changes nothing would still lock the row and wait for the disk, with every list.
 */
export async function recordUse(db: Database, userId: string, accessCode: string, now: Date): Promise<void> {
  await sql`
    insert into access_use (user_id, access_code, used_at)
    select ${userId}, ${accessCode}, ${now}::timestamptz where not exists (
      select from access_use
      where user_id = ${userId} and access_code = ${accessCode} and used_at >= ${now}::timestamptz - interval '1 hour'
    )
    on conflict (user_id, access_code) do update set used_at = excluded.used_at`.execute(db)
}
