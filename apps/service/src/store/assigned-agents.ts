import type { Conflict } from '@producer-portal/domain/endpoint'
import type { ManagedAgent } from '@producer-portal/domain/manage-access'
import { mergeSwitch } from '@producer-portal/domain/manage-access'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import type { Editor, Person } from './manage-access.ts'
import { changerName, lockPerson, noteAccessChange } from './manage-access.ts'

/** The number of agents a person manages in an application, and when that was last changed. */
export interface AssignedCount {
  readonly count: number
  readonly lastUpdated: string
}

/** The applications in which agents are or were assigned to a person, by access code. */
export async function countAssignedAgents(db: Database, userId: string): Promise<ReadonlyMap<string, AssignedCount>> {
  const rows = await db
    .selectFrom('assigned_agent')
    .innerJoin('member as agent', (join) =>
      join
        .onRef('agent.agent_no', '=', 'assigned_agent.agent_no')
        .onRef('agent.agency_no', '=', 'assigned_agent.agency_no'),
    )
    .select([
      'assigned_agent.access_code',
      sql<number>`count(*) filter (where is_assigned)::integer`.as('count'),
      sql<Date>`max(changed_at)`.as('changed_at'),
    ])
    .where('assigned_agent.user_id', '=', userId)
    .groupBy('assigned_agent.access_code')
    .execute()
  return new Map(
    rows.map(({ access_code, count, changed_at: at }) => [access_code, { count, lastUpdated: at.toISOString() }]),
  )
}

/** The other agents of a person's agency by name, and which of them the person manages in an application. */
export async function listManagedAgents(db: Database, person: Person, accessCode: string): Promise<ManagedAgent[]> {
  const rows = await db
    .selectFrom('member as agent')
    .leftJoin('account', 'account.user_id', 'agent.user_id')
    .leftJoin('assigned_agent as assigned', (join) =>
      join
        .onRef('assigned.agent_no', '=', 'agent.agent_no')
        .onRef('assigned.agency_no', '=', 'agent.agency_no')
        .on('assigned.user_id', '=', person.userId)
        .on('assigned.access_code', '=', accessCode),
    )
    .select(['agent.agent_no', 'assigned.is_assigned', 'assigned.changed_at', changerName('assigned').as('changed_by')])
    .select(sql<string>`coalesce(nullif(account.profile->>'fullName', ''), agent.full_name)`.as('name'))
    .where('agent.agency_no', '=', person.agencyNo)
    .where('agent.agent_no', 'is not', null)
    .where('agent.user_id', '!=', person.userId)
    .orderBy('name')
    .orderBy('agent.agent_no')
    .execute()
  return rows.flatMap(({ agent_no: agentNumber, name, is_assigned: assigned, changed_at: at, changed_by: changedBy }) =>
    agentNumber === null
      ? []
      : [
          {
            agentNumber,
            name,
            assigned: assigned ?? false,
            lastUpdated: at?.toISOString() ?? null,
            changedBy: at && changedBy,
          },
        ],
  )
}

/** The changes of one save. */
export interface AgentAssignments {
  readonly accessCode: string
  readonly changes: ReadonlyMap<string, boolean>
  /** The newest change when the agents were loaded; undefined overwrites whatever came since. */
  readonly lastUpdated: string | null | undefined
}

/**
 * Assigns and unassigns agents of a person's agency; the other agents stay as they are stored.
 * @returns who changed one of these agents to another end in the meantime and when; nothing is saved then
 */
export function saveAssignedAgents(
  db: Database,
  person: Person,
  { accessCode, changes, lastUpdated }: AgentAssignments,
  by: Editor,
): Promise<Conflict | null> {
  return inTransaction(db, async (transaction) => {
    const editing = await lockPerson(transaction, person.userId, by)
    const stored = await transaction
      .selectFrom('assigned_agent')
      .select(['agent_no', 'is_assigned', 'changed_at', changerName('assigned_agent').as('changed_by')])
      .where('user_id', '=', person.userId)
      .where('access_code', '=', accessCode)
      .orderBy('changed_at', 'desc')
      .execute()
    const assigned = new Set(stored.flatMap((each) => (each.is_assigned ? [each.agent_no] : [])))
    const conflict = stored.find(({ agent_no: agentNo, is_assigned: isAssigned, changed_at: at }) => {
      const wanted = changes.get(agentNo)
      if (wanted === undefined) return false
      const isNewer = lastUpdated !== undefined && at > toDate(lastUpdated)
      return mergeSwitch({ wanted, loaded: undefined, stored: isAssigned, isNewer }) === 'conflict'
    })
    if (conflict !== undefined) return { changedBy: conflict.changed_by, changedAt: conflict.changed_at.toISOString() }
    const changed = [...changes].filter(([agentNo, isAssigned]) => isAssigned !== assigned.has(agentNo))
    if (changed.length === 0) return null
    const numbers = changed.map(([agentNo]) => agentNo)
    await transaction
      .deleteFrom('assigned_agent')
      .where('user_id', '=', person.userId)
      .where('access_code', '=', accessCode)
      .where('agent_no', 'in', numbers)
      .execute()
    const { changedBy, changedAt } = editing
    await transaction
      .insertInto('assigned_agent')
      .values(
        changed.map(([agentNo, isAssigned]) => ({
          user_id: person.userId,
          agency_no: person.agencyNo,
          agent_no: agentNo,
          access_code: accessCode,
          is_assigned: isAssigned,
          changed_by: changedBy,
          changed_at: changedAt,
        })),
      )
      .execute()
    await noteAccessChange(transaction, editing, {
      agencyNo: person.agencyNo,
      agentNo: null,
      kind: 'managed-agents',
      details: {
        accessCode,
        assigned: changed.flatMap(([agentNo, isAssigned]) => (isAssigned ? [agentNo] : [])),
        unassigned: changed.flatMap(([agentNo, isAssigned]) => (isAssigned ? [] : [agentNo])),
      },
    })
    return null
  })
}

/** A time that cannot be read, or none, is before every change. */
function toDate(text: string | null): Date {
  const time = Date.parse(text ?? '')
  return new Date(Number.isNaN(time) ? 0 : time)
}
