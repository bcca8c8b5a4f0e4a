import type { BusinessScope } from '@producer-portal/domain/manage-access'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { IllustrationRequestTable } from './tables.ts'
import { inScope } from '../scope.ts'

const mostListed = 200

/** A request without its document, and without what only the webhook needs. */
export type StoredRequest = Omit<Selectable<IllustrationRequestTable>, 'document' | 'told_at'>

export const requestColumns = [
  'id',
  'user_id',
  'request_key',
  'agency_nos',
  'agent_nos',
  'agent_name',
  'co_code',
  'co_type',
  'contract_no',
  'policy_no',
  'client_name',
  'birth_date',
  'product_type',
  'is_basic',
  'instructions',
  'request_date',
  'recipient',
  'notified_name',
  'notified_user_id',
  'notified_by',
  'notified_address',
  'requested_at',
  'preparing_at',
  'ready_at',
  'file_id',
  'seen_at',
  'notified_seen_at',
  'taken_by',
  'taken_by_name',
  'taken_at',
  'closed_at',
  'decline_reason',
  'document_id',
  'document_bytes',
  'document_hash',
] as const satisfies readonly (keyof StoredRequest)[]

/** The number by which people name a request: `IR-100042`. */
export function formatRequestNo(id: number): string {
  return `IR-${id}`
}

/** The id in a request number; null for any other text. */
export function parseRequestNo(requestNo: string): number | null {
  const [, digits] = /^IR-(\d{6,12})$/.exec(requestNo) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Stores a request; undefined when the user has one with its key already. */
export function insertRequest(
  db: Database,
  request: Insertable<IllustrationRequestTable>,
): Promise<StoredRequest | undefined> {
  return db
    .insertInto('illustration_request')
    .values(request)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
    .returning(requestColumns)
    .executeTakeFirst()
}

/** The user's request with a key. */
export function findRequestByKey(db: Database, userId: string, key: string): Promise<StoredRequest | undefined> {
  return db
    .selectFrom('illustration_request')
    .select(requestColumns)
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst()
}

/** A request, the name of the person who sent it, and the size of its document, null until there is one. */
export type ListedRequest = StoredRequest & { readonly bytes: number | null; readonly requester_name: string | null }

/** The size of a document, wherever it is. */
export const documentBytes = sql<number | null>`coalesce(document_bytes, length(document))`

/** The name of the person who sent a request. */
export const requesterName = sql<
  string | null
>`(select profile->>'fullName' from account where account.user_id = illustration_request.user_id)`

/** Requests that a user has sent or is notified of. */
const concerns =
  (userId: string) =>
  (eb: ExpressionBuilder<{ illustration_request: IllustrationRequestTable }, 'illustration_request'>) =>
    eb.or([eb('user_id', '=', userId), eb('notified_user_id', '=', userId)])

/** The requests within a scope that the user has sent or is notified of, newest first. */
export function listRequests(db: Database, userId: string, scope: BusinessScope): Promise<readonly ListedRequest[]> {
  return db
    .selectFrom('illustration_request')
    .select(requestColumns)
    .select([documentBytes.as('bytes'), requesterName.as('requester_name')])
    .where(concerns(userId))
    .where(inScope(scope))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
}

/** The number of requests within a scope that are ready and that the user hasn't seen. */
export async function countNew(db: Database, userId: string, scope: BusinessScope): Promise<number> {
  const { count } = await db
    .selectFrom('illustration_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', userId), eb('seen_at', 'is', null)]),
        eb.and([eb('notified_user_id', '=', userId), eb('user_id', '<>', userId), eb('notified_seen_at', 'is', null)]),
      ]),
    )
    .where('closed_at', 'is not', null)
    .where('decline_reason', 'is', null)
    .where(inScope(scope))
    .executeTakeFirstOrThrow()
  return count
}

/** A finished document, with the id of its request; undefined unless the user has sent it or is notified of it. */
export async function findIllustration(
  db: Database,
  userId: string,
  scope: BusinessScope,
  fileId: string,
): Promise<Pick<Selectable<IllustrationRequestTable>, 'id' | 'document' | 'document_id'> | undefined> {
  return db
    .selectFrom('illustration_request')
    .select(['id', 'document', 'document_id'])
    .where(sql<string>`file_id::text`, '=', fileId)
    .where(concerns(userId))
    .where(inScope(scope))
    .executeTakeFirst()
}

/** The document of a request, from any sender; undefined for an unknown number. */
export async function findWorkDocument(
  db: Database,
  id: number,
): Promise<Pick<Selectable<IllustrationRequestTable>, 'document' | 'document_id'> | undefined> {
  return db
    .selectFrom('illustration_request')
    .select(['document', 'document_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Marks closed requests as seen by the user, who has sent them or is notified of them. */
export async function markSeen(db: Database, userId: string, requestNos: readonly string[], now: Date): Promise<void> {
  const ids = requestNos.flatMap((requestNo) => parseRequestNo(requestNo) ?? [])
  if (ids.length === 0) return
  const finished = db.updateTable('illustration_request').where('id', 'in', ids).where('closed_at', 'is not', null)
  await finished.set({ seen_at: now }).where('user_id', '=', userId).where('seen_at', 'is', null).execute()
  await finished
    .set({ notified_seen_at: now })
    .where('notified_user_id', '=', userId)
    .where('notified_seen_at', 'is', null)
    .execute()
}
