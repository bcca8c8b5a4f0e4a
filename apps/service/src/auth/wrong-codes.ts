import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { countWrongCode } from '../store/account.ts'

/** The number of wrong codes an account may have, across sign-ins, without a day between two of them or a right one. */
const most = 20
const dayMs = 24 * 60 * 60_000

/**
 * Refuses codes to an account with too many wrong ones: one in a million is guessed sooner or later. That lasts until
 * a link, by email or from home office, sets a new password.
 * @throws {HttpError} 423
 */
export function checkCodesAllowed({ wrong_codes: wrongCodes }: Account): void {
  if (wrongCodes >= most) throw codesStoppedError()
}

/**
 * Counts a code as wrong before it is checked, so that simultaneous ones count, too.
 * @throws {HttpError} 423 when too many were wrong already
 */
export async function countCode({ user_id: userId }: Account, { db, now, log }: Services): Promise<void> {
  const since = new Date(now().getTime() - dayMs)
  if (await countWrongCode(db, userId, { now: now(), since, most })) return
  log.event('codes stopped', { user: userId })
  throw codesStoppedError()
}

function codesStoppedError(): HttpError {
  const message = 'Too many incorrect codes. Reset your password by email, or call us, to sign in again.'
  return new HttpError(423, message, { errors: [message] })
}
