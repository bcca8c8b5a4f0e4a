import type { Conflict } from '@producer-portal/domain/endpoint'
import { mergeSwitch } from '@producer-portal/domain/manage-access'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import type { Editor } from './manage-access.ts'
import { changerName, lockPerson, noteAccessChange } from './manage-access.ts'

/** The sharing of information between people. */
export interface SharingKey {
  readonly userId: string
  readonly agencyNo: string
  /** Null: the agency's information. */
  readonly agentNo: string | null
}

/** True if an application is shared, since when, and the name of who said so. */
export interface SharedItem {
  readonly isShared: boolean
  readonly changedBy: string
  readonly changedAt: Date
}

/** Everything ever shared, by access code. */
export async function readSharing(db: Database, key: SharingKey): Promise<ReadonlyMap<string, SharedItem>> {
  const rows = await db
    .selectFrom('access_item')
    .select(['access_code', 'is_shared', 'changed_at', changerName('access_item').as('changed_by')])
    .where('user_id', '=', key.userId)
    .where('agency_no', '=', key.agencyNo)
    .where('agent_no', 'is not distinct from', key.agentNo)
    .execute()
  return new Map(
    rows.map((row) => [
      row.access_code,
      { isShared: row.is_shared, changedBy: row.changed_by, changedAt: row.changed_at },
    ]),
  )
}

/** An application in which the information of an agent is shared with a person. */
export interface SharedAgentItem {
  readonly agencyNo: string
  readonly agentNo: string
  readonly accessCode: string
  readonly changedAt: Date
}

/** All information of agents that is shared with a person. */
export async function listSharedAgents(db: Database, userId: string): Promise<readonly SharedAgentItem[]> {
  const rows = await db
    .selectFrom('access_item')
    .select(['agency_no', 'agent_no', 'access_code', 'changed_at'])
    .where('user_id', '=', userId)
    .where('agent_no', 'is not', null)
    .where('is_shared', '=', true)
    .orderBy('access_code')
    .execute()
  return rows.map((row) => ({
    agencyNo: row.agency_no,
    agentNo: row.agent_no ?? '',
    accessCode: row.access_code,
    changedAt: row.changed_at,
  }))
}

/** One application of a save. */
export interface WantedItem {
  readonly accessCode: string
  readonly isShared: boolean
  /** True if it was shared when it was loaded; undefined says that the user changed it. */
  readonly wasShared: boolean | undefined
  /** Its last change when it was loaded; undefined overwrites whatever came since. */
  readonly lastUpdated: string | null | undefined
}

/**
 * Shares as the user changed the list, merged with what was stored meanwhile; what is as it was keeps its time.
 * @returns who changed one of the user's switches to another end in the meantime and when; nothing is saved then
 */
export function saveSharing(
  db: Database,
  key: SharingKey,
  wanted: readonly WantedItem[],
  by: Editor,
): Promise<Conflict | null> {
  return inTransaction(db, async (transaction) => {
    const editing = await lockPerson(transaction, key.userId, by)
    const stored = await readSharing(transaction, key)
    const merged = wanted.map((item) => ({ ...item, result: merge(item, stored.get(item.accessCode)) }))
    const newer = merged.flatMap(({ result, accessCode }) =>
      result === 'conflict' ? (stored.get(accessCode) ?? []) : [],
    )
    const [conflict] = newer.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    if (conflict !== undefined) {
      return { changedBy: conflict.changedBy, changedAt: conflict.changedAt.toISOString() }
    }
    const changes = merged.filter(({ result }) => result === 'change')
    if (changes.length === 0) return null
    const codes = changes.map(({ accessCode }) => accessCode)
    await transaction
      .deleteFrom('access_item')
      .where('user_id', '=', key.userId)
      .where('agency_no', '=', key.agencyNo)
      .where('agent_no', 'is not distinct from', key.agentNo)
      .where('access_code', 'in', codes)
      .execute()
    const { changedBy, changedAt } = editing
    await transaction
      .insertInto('access_item')
      .values(
        changes.map(({ accessCode, isShared }) => ({
          user_id: key.userId,
          agency_no: key.agencyNo,
          agent_no: key.agentNo,
          access_code: accessCode,
          is_shared: isShared,
          changed_by: changedBy,
          changed_at: changedAt,
        })),
      )
      .execute()
    await noteAccessChange(transaction, editing, {
      agencyNo: key.agencyNo,
      agentNo: key.agentNo,
      kind: key.agentNo === null ? 'agency-access' : 'agent-access',
      details: {
        shared: changes.flatMap(({ accessCode, isShared }) => (isShared ? [accessCode] : [])),
        unshared: changes.flatMap(({ accessCode, isShared }) => (isShared ? [] : [accessCode])),
      },
    })
    return null
  })
}

function merge({ isShared, wasShared, lastUpdated }: WantedItem, stored: SharedItem | undefined) {
  return mergeSwitch({
    wanted: isShared,
    loaded: wasShared,
    stored: stored?.isShared ?? false,
    isNewer: stored !== undefined && lastUpdated !== undefined && lastUpdated !== stored.changedAt.toISOString(),
  })
}
