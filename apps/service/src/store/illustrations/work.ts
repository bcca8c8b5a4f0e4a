import { mostIllustrationWork } from '@producer-portal/domain/illustrations'
import type { Updateable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { ListedRequest, StoredRequest } from './requests.ts'
import { documentBytes, parseRequestNo, requestColumns, requesterName } from './requests.ts'
import type { IllustrationRequestTable } from './tables.ts'

/** So many requests are taken and finished by the clock in one run, and told of in one call. */
const mostDue = 200

const listed = (db: Database) =>
  db
    .selectFrom('illustration_request')
    .select(requestColumns)
    .select([documentBytes.as('bytes'), requesterName.as('requester_name')])

/** The open requests of everybody, oldest first, then what was closed last; and how many are open. */
export async function readWork(
  db: Database,
): Promise<{ readonly requests: readonly ListedRequest[]; readonly open: number }> {
  const open = await listed(db).where('closed_at', 'is', null).orderBy('id').limit(mostIllustrationWork).execute()
  const closed = await listed(db)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostIllustrationWork)
    .execute()
  if (open.length < mostIllustrationWork) return { requests: [...open, ...closed], open: open.length }
  const { count } = await db
    .selectFrom('illustration_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { requests: [...open, ...closed], open: Number(count) }
}

/** The request of a number; undefined when there is none. @param holds locks it until the transaction ends */
export async function findWork(db: Database, requestNo: string, holds = false): Promise<ListedRequest | undefined> {
  const id = parseRequestNo(requestNo)
  if (id === null) return undefined
  return listed(db)
    .where('id', '=', id)
    .$if(holds, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Changes a request that the transaction holds. */
export async function updateWork(
  db: Database,
  { id }: Pick<StoredRequest, 'id'>,
  change: Updateable<IllustrationRequestTable>,
): Promise<void> {
  await db.updateTable('illustration_request').set(change).where('id', '=', id).execute()
}

/** The open requests that the clock of the demo is to take or to finish; what anyone else has taken is theirs. */
export function listDueRequests(db: Database, now: Date, clock: string): Promise<readonly StoredRequest[]> {
  return db
    .selectFrom('illustration_request')
    .select(requestColumns)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('taken_by', 'is', null), eb('preparing_at', '<=', now)]),
        eb.and([eb.or([eb('taken_by', 'is', null), eb('taken_by', '=', clock)]), eb('ready_at', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(mostDue)
    .execute()
}

/** The oldest requests that wait and that nobody was told of. */
export async function listUntoldRequests(
  db: Database,
): Promise<readonly { readonly id: number; readonly requestedAt: Date }[]> {
  return db
    .selectFrom('illustration_request')
    .select(['id', 'requested_at as requestedAt'])
    .where('closed_at', 'is', null)
    .where('taken_at', 'is', null)
    .where('told_at', 'is', null)
    .orderBy('id')
    .limit(mostDue)
    .execute()
}

/** Notes that the systems of the home office know of requests. */
export async function noteToldRequests(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db.updateTable('illustration_request').set({ told_at: now }).where('id', 'in', ids).execute()
}

/** True if a request has the document with this id. */
export async function hasIllustration(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('illustration_request')
    .select('id')
    .where('document_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
