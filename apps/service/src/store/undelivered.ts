import type { OutgoingMessage } from '@producer-portal/domain/home-office'
import { mostOutgoing } from '@producer-portal/domain/home-office'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'

const isUndelivered = sql<boolean>`(state = 'failed' or (state = 'waiting' and failure is not null))`

/** The messages that couldn't be delivered so far, newest first, and how many there are. */
export async function readUndelivered(
  db: Database,
  now: Date,
): Promise<{ readonly total: number; readonly messages: OutgoingMessage[] }> {
  const counted = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isUndelivered)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'user_id', 'sent_to', 'subject', 'state', 'failure', 'tries', 'sent_at', 'expires_at'])
    .where(isUndelivered)
    .orderBy('id', 'desc')
    .limit(mostOutgoing)
    .execute()
  const messages = rows.map((row) => ({
    id: row.id,
    // Only messages of these kinds and states are read
    kind: row.kind as OutgoingMessage['kind'],
    state: row.state as OutgoingMessage['state'],
    userId: row.user_id,
    sentTo: row.sent_to,
    subject: row.subject,
    reason: row.failure,
    tries: row.tries,
    since: row.sent_at.toISOString(),
    isExpired: row.expires_at !== null && row.expires_at <= now,
  }))
  return { total: Number(counted.count), messages }
}

/**
 * Lets messages be tried from the beginning, as if they had been put into the outbox now.
 * @returns the numbers of those that are; the others are sent, under way, or nobody wants them any longer
 */
export async function renewMessages(
  db: Database,
  ids: readonly number[],
  { now, nextTryAt }: { readonly now: Date; readonly nextTryAt: Date },
): Promise<readonly number[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'waiting', tries: 0, sent_at: now, next_try_at: nextTryAt, failure: null })
    .where('id', 'in', ids)
    .where(isUndelivered)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
