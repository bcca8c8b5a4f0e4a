import type { OutboxEntry } from '@producer-portal/domain/config'
import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { OutboxTable } from './tables.ts'

const mostShown = 100

/** The way a message goes out: as an email, as a text message, or read aloud in a call. */
export type MessageKind = 'email' | 'sms' | 'voice'

export interface OutgoingMessage {
  readonly userId: string
  readonly kind: MessageKind
  /** The address or number it goes to. */
  readonly sentTo: string
  /** The topic in a few words: the subject of an email. */
  readonly subject: string
  readonly body: string
  readonly code?: string
  readonly link?: string
  /** The end of its code or link, after which nobody wants it. Default: it is worth sending for a day. */
  readonly expiresAt?: Date
}

/** A message that is being sent. */
export interface QueuedMessage extends OutgoingMessage {
  /** The same for every attempt, so that the receiver can recognize a duplicate. */
  readonly messageId: string
  /** Its number in the outbox. */
  readonly id: number
  /** The number of tries, this one included. */
  readonly tries: number
}

/** The state of a new message: it is there already, or the process makes the first try and others take over later. */
type FirstState = { readonly sentAt: Date } | { readonly queuedAt: Date; readonly nextTryAt: Date }

/**
 * Puts a message into the outbox. A code takes the place of an earlier one that still waits, because it has made it
 * invalid.
 * @returns its number
 */
export async function putInOutbox(db: Database, message: OutgoingMessage, first: FirstState): Promise<number> {
  const { userId, kind, sentTo, subject, body, code = null, link = null, expiresAt = null } = message
  if (code !== null) {
    const earlier = db.updateTable('outbox').set({ state: 'dropped', body: '', code: null, next_try_at: null })
    await earlier
      .where((eb) => eb.and({ user_id: userId, sent_to: sentTo, subject, state: 'waiting' }))
      .where('code', 'is not', null)
      .execute()
  }
  const state =
    'sentAt' in first
      ? { state: 'sent', sent_at: first.sentAt }
      : { state: 'waiting', sent_at: first.queuedAt, next_try_at: first.nextTryAt }
  const { id } = await db
    .insertInto('outbox')
    .values({ user_id: userId, kind, sent_to: sentTo, subject, body, code, link, expires_at: expiresAt, ...state })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The messages sent to a user, newest first. */
export async function readOutbox(db: Database, userId: string): Promise<OutboxEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', userId.trim().toLowerCase())
    .where('state', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ kind, user_id: to, body, code, link, sent_at: sentAt }) => ({
    kind,
    to,
    body,
    code,
    link,
    sentAt: sentAt.toISOString(),
  }))
}

/** The numbers of messages whose next try is due, the ones that have waited longest first. */
export async function listDueMessages(db: Database, now: Date, most: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes a message for one try; undefined when another process has it, or nothing is left to do. One that a process took and
 * that is neither sent nor put off by `until` is tried again: the process was killed.
 * @param which the first try of a new one, or one that is due
 */
export async function takeMessage(
  db: Database,
  id: number,
  which: { readonly isNew: true } | { readonly dueAt: Date },
  until: Date,
): Promise<QueuedMessage | undefined> {
  const row = await db
    .updateTable('outbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: until }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => ('dueAt' in which ? eb('next_try_at', '<=', which.dueAt) : eb('tries', '=', 0)))
    .returningAll()
    .executeTakeFirst()
  return row && toQueued(row)
}

function toQueued(row: Selectable<OutboxTable>): QueuedMessage {
  const { id, tries, message_id: messageId, user_id: userId, sent_to: sentTo, subject, body, code, link } = row
  return {
    id,
    messageId,
    tries,
    userId,
    // Only messages of these kinds are put here
    kind: row.kind as MessageKind,
    sentTo,
    subject,
    body,
    ...(code !== null && { code }),
    ...(link !== null && { link }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  }
}

const withoutText = { body: '', code: null, link: null }

/** Notes that a message was taken. @param keepsText false for one that must not be read here again */
export async function noteSent(db: Database, id: number, sentAt: Date, keepsText: boolean): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: sentAt, next_try_at: null, failure: null, ...(keepsText ? {} : withoutText) })
    .where('id', '=', id)
    .execute()
}

/** Notes why a try failed, and when the next one is due; null gives the message up. */
export async function noteFailedTry(db: Database, id: number, failure: string, nextTryAt: Date | null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failure, next_try_at: nextTryAt, ...(nextTryAt === null && { state: 'failed' }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Gives up what has waited too long: messages whose code or link has ended are dropped with their text, all others have
 * failed.
 * @returns how many of each
 */
export async function giveUpMessages(
  db: Database,
  now: Date,
  queuedBefore: Date,
): Promise<{ readonly dropped: number; readonly failed: number }> {
  const waiting = db.updateTable('outbox').where('state', '=', 'waiting').where('next_try_at', '<=', now)
  const dropped = await waiting
    .set({ state: 'dropped', next_try_at: null, ...withoutText })
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  // A text that nobody wants any longer must not be read here
  await db
    .updateTable('outbox')
    .set(withoutText)
    .where('state', '=', 'failed')
    .where('expires_at', '<=', now)
    .where('body', '<>', '')
    .execute()
  const failed = await waiting
    .set({ state: 'failed', next_try_at: null })
    .where('expires_at', 'is', null)
    .where('sent_at', '<=', queuedBefore)
    .executeTakeFirst()
  return { dropped: Number(dropped.numUpdatedRows), failed: Number(failed.numUpdatedRows) }
}

/** Lets every waiting message be tried at once: no process that had taken one can be running. */
export async function releaseMessages(db: Database, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_try_at: now }).where('state', '=', 'waiting').execute()
}
