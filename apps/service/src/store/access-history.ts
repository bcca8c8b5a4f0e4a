import type { AccessChangeDetails, AccessChangeKind } from './access-tables.ts'
import type { Database } from './database/database.ts'
import { changerName } from './manage-access.ts'

/** A recorded change of a person's access. */
export interface RecordedChange {
  readonly changedAt: Date
  /** The name of the author, or the user ID of somebody unknown. */
  readonly changedBy: string
  readonly kind: AccessChangeKind
  /** The agent whose information it is, or whom a review unassigned; null for everything else. */
  readonly agentNo: string | null
  readonly details: AccessChangeDetails
}

/** More than are shown, because a review records each line separately. */
const mostRows = 200

/** The last changes of a person's access in agencies, newest first. */
export async function listAccessChanges(
  db: Database,
  userId: string,
  agencies: readonly string[],
): Promise<readonly RecordedChange[]> {
  if (agencies.length === 0) return []
  const rows = await db
    .selectFrom('access_change')
    .select(['changed_at', 'kind', 'agent_no', 'details', changerName('access_change').as('changed_by')])
    .where('user_id', '=', userId)
    .where('agency_no', 'in', agencies)
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute()
  return rows.map((row) => ({
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    kind: row.kind,
    agentNo: row.agent_no,
    details: row.details,
  }))
}
