import type { Delegation } from '@producer-portal/domain/manage-access'
import { noDelegation } from '@producer-portal/domain/manage-access'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database/database.ts'

const agent = { accessCode: v.string(), agencyNo: v.string() }
const storedSchema = v.object({
  isSuspended: v.boolean(),
  shared: v.array(v.object({ ...agent, agentNo: v.nullable(v.string()) })),
  assigned: v.array(v.object({ ...agent, agentNo: v.string() })),
})

/** What is shared with and assigned to a user now, and whether they are suspended. */
export async function readDelegation(db: Database, userId: string): Promise<Delegation> {
  // As text and not by the query builder, which takes as long as the query: this is asked for with every list.
  const { rows } = await sql<{ stored: unknown }>`
    select json_build_object(
      'isSuspended', is_suspended,
      'shared', (
        select coalesce(json_agg(json_build_object(
          'accessCode', access_code, 'agencyNo', agency_no, 'agentNo', agent_no)), '[]')
        from access_item where access_item.user_id = member.user_id and is_shared),
      'assigned', (
        select coalesce(json_agg(json_build_object(
          'accessCode', access_code, 'agencyNo', agency_no, 'agentNo', agent_no)), '[]')
        from assigned_agent where assigned_agent.user_id = member.user_id and is_assigned)
    ) as stored
    from member where user_id = ${userId}`.execute(db)
  const [row] = rows
  return row === undefined ? noDelegation : v.parse(storedSchema, row.stored)
}
