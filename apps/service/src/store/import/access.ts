import type { AccessRow, DeletedRow } from '@producer-portal/domain/import'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'
import type { EntityWriter, Stamp } from './writer.ts'

/** The author of a change, in Manage Access. */
const changedBy = 'import'

/**
 * Writes what is shared with a person, and the agents they manage, by person, application, agency and agent. Removed
 * access stays with the time of its last change, as when somebody takes it back in Manage Access.
 */
export const accessWriter: EntityWriter<'access'> = {
  keyOf: ({ userId, kind, agencyNo, agentNo, accessCode }) => [userId, kind, agencyNo, agentNo, accessCode].join('|'),
  referencesOf: ({ userId, agencyNo }) => [
    { field: 'userId', to: 'member', value: userId },
    { field: 'agencyNo', to: 'agency', value: agencyNo },
  ],
  write: (transaction, rows, stamp) => putAccess(transaction, rows, { isGiven: true, stamp }),
  remove: (transaction, rows, stamp) => putAccess(transaction, rows, { isGiven: false, stamp }),
}

type Key = AccessRow | DeletedRow<'access'>

async function putAccess(
  transaction: DatabaseTransaction,
  rows: readonly Key[],
  { isGiven, stamp }: { readonly isGiven: boolean; readonly stamp: Stamp },
): Promise<number> {
  const given = (kind: Key['kind']) => sql`
    from json_to_recordset(${JSON.stringify(rows.filter((row) => row.kind === kind))}::json) as given (
      "userId" text, "agencyNo" text, "agentNo" text, "accessCode" text
    )`
  // Taking back what nobody gave changes nothing.
  const shared = await sql`
    insert into access_item as stored (user_id, agency_no, agent_no, access_code, is_shared, changed_by, changed_at)
    select "userId", "agencyNo", "agentNo", "accessCode", ${isGiven}, ${changedBy}, ${stamp.now} ${given('shared')}
    where ${isGiven} or exists (
      select from access_item as item where item.user_id = "userId" and item.agency_no = "agencyNo"
        and item.agent_no is not distinct from "agentNo" and item.access_code = "accessCode")
    on conflict (user_id, agency_no, coalesce(agent_no, ''), access_code) do update
    set is_shared = excluded.is_shared, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where stored.is_shared <> excluded.is_shared`.execute(transaction)
  const assigned = await sql`
    insert into assigned_agent as stored (
      user_id, agency_no, agent_no, access_code, is_assigned, changed_by, changed_at
    )
    select "userId", "agencyNo", "agentNo", "accessCode", ${isGiven}, ${changedBy}, ${stamp.now} ${given('managed')}
    where ${isGiven} or exists (
      select from assigned_agent as item where item.user_id = "userId" and item.access_code = "accessCode"
        and item.agent_no = "agentNo")
    on conflict (user_id, access_code, agent_no) do update
    set is_assigned = excluded.is_assigned, agency_no = excluded.agency_no, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at
    where stored.is_assigned <> excluded.is_assigned`.execute(transaction)
  return Number(shared.numAffectedRows ?? 0n) + Number(assigned.numAffectedRows ?? 0n)
}
