import type { Caller } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { findAccount } from '../store/account.ts'
import { countAttempt, clearAttempts, uncountAttempt } from '../store/auth.ts'
import { passwordMatches, dummyHash } from './passwords.ts'

interface Credentials {
  readonly username: string
  readonly password: string
}

/**
 * Checks user id and password. An unknown user costs the same work and gets the same answer as a wrong password, and
 * the limits count both alike, so a caller can't learn which user IDs exist.
 * @throws {HttpError} 401 when they are wrong, 429 with Retry-After when a limit is reached
 */
export async function checkPassword(
  { username, password }: Credentials,
  { address }: Caller,
  { db, settings, now, log }: Services,
): Promise<Account> {
  const accountKey = `account:${username.trim().toLowerCase()}`
  const limits = [
    { key: accountKey, most: settings.SIGN_IN_TRIES_PER_ACCOUNT },
    { key: `address:${address}`, most: settings.SIGN_IN_TRIES_PER_ADDRESS },
  ]
  const attempt = await countAttempt(db, limits, { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS })
  const account = await findAccount(db, username)
  // A password typed into the wrong field must not end up in the log, so only existing user IDs are logged.
  const facts = { user: account?.user_id ?? '(unknown)', address }
  if ('waitSeconds' in attempt) {
    log.event('sign-in refused: too many attempts', facts)
    throw tooManyAttemptsError(attempt.waitSeconds)
  }
  const matches = await passwordMatches(password, account?.password_hash ?? (await dummyHash()))
  if (account === undefined || !matches) {
    log.event('sign-in failed', facts)
    throw new HttpError(401, 'Invalid Credentials')
  }
  await uncountAttempt(db, attempt)
  await clearAttempts(db, accountKey)
  return account
}

/** The error for too many attempts; `seconds` until the next one is possible. */
export function tooManyAttemptsError(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? 'a minute' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return new HttpError(429, `Too many sign-in attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
