import type { Caller } from '../http/caller.ts'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import type { Account } from '../store/accounts.ts'
import { findAccount } from '../store/accounts.ts'
import { countAttempt, forgetAttempts, forgiveAttempt } from '../store/sign-in-attempts.ts'
import { passwordMatches, standInHash } from './passwords.ts'

interface Credentials {
  readonly username: string
  readonly password: string
}

/**
 * Checks user id and password. An unknown user costs the same work and gets the same answer as a wrong password, and
 * the limits count both alike, so nobody learns which user ids exist.
 * @throws {RequestFailure} 401 when they are wrong, 429 with Retry-After when a limit is reached
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
  // A password typed into the wrong field must not end up in the log, so only existing user ids are named.
  const facts = { user: account?.user_id ?? '(unknown)', address }
  if ('waitSeconds' in attempt) {
    log.event('sign-in refused: too many attempts', facts)
    throw tooManyAttempts(attempt.waitSeconds)
  }
  const matches = await passwordMatches(password, account?.password_hash ?? (await standInHash()))
  if (account === undefined || !matches) {
    log.event('sign-in failed', facts)
    throw new RequestFailure(401, 'Invalid Credentials')
  }
  await forgiveAttempt(db, attempt)
  await forgetAttempts(db, accountKey)
  return account
}

/** The refusal of one attempt too many; `seconds` until the next one is possible. */
export function tooManyAttempts(seconds: number): RequestFailure {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? 'a minute' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return new RequestFailure(429, `Too many sign-in attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
