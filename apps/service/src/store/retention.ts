import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import type { Tables } from './tables.ts'

const day = 86_400
/** Days for which messages are kept, for the home office to see what was sent. */
const messageDays = 90
/** Days for which feedback on help pages is kept. */
const feedbackDays = 730

/** The time for which failed sign-ins count and sessions last, in seconds. */
interface Lifetimes {
  readonly signInWindow: number
  readonly session: number
}

/**
 * Deletes what has expired: codes, links, failed sign-ins, sessions, devices and tokens that count no longer, messages
 * after 90 days, and feedback after two years.
 * @returns the number of rows
 */
export async function deleteExpired(db: Database, now: Date, { signInWindow, session }: Lifetimes): Promise<number> {
  const expired: readonly (readonly [keyof Tables, string, number])[] = [
    ['pending_sign_in', 'expires_at', 0],
    ['phone_change', 'code_expires_at', day],
    ['reset_link', 'expires_at', 0],
    ['revoked_session', 'expires_at', 0],
    ['sign_in_attempt', 'attempted_at', signInWindow],
    ['session', 'started_at', session],
    ['device', 'expires_at', 0],
    ['known_device', 'expires_at', 0],
    ['identity_record', 'expires_at', 0],
    ['used_identity_token', 'expires_at', 0],
    ['signing_key', 'ends_at', 0],
    ['outbox', 'sent_at', messageDays * day],
    ['help_feedback', 'answered_at', feedbackDays * day],
  ]
  let count = 0
  for (const [table, column, seconds] of expired) {
    const before = new Date(now.getTime() - seconds * 1000)
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`.execute(db)
    count += Number(numAffectedRows)
  }
  return count
}
