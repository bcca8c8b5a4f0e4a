import type { OutboxEntry } from '@producer-portal/domain/config'
import type { Database } from './database/database.ts'

const mostShown = 100

/** How a message goes out: as an email, as a text message, or read aloud in a call. */
export type MessageKind = 'email' | 'sms' | 'voice'

export interface OutgoingMessage {
  readonly userId: string
  readonly kind: MessageKind
  /** The address or number it goes to. */
  readonly sentTo: string
  /** What it is about, in a few words: the subject of an email. */
  readonly subject: string
  readonly body: string
  readonly code?: string
  readonly link?: string
}

/** Puts a message into the outbox. */
export async function putInOutbox(db: Database, message: OutgoingMessage, now: Date): Promise<void> {
  const { userId, kind, sentTo, body, code = null, link = null } = message
  await db
    .insertInto('outbox')
    .values({ user_id: userId, kind, sent_to: sentTo, body, code, link, sent_at: now })
    .execute()
}

/** The messages sent to a user, newest first. */
export async function readOutbox(db: Database, userId: string): Promise<OutboxEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', userId.trim().toLowerCase())
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
