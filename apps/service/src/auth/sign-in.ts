import { signInTexts } from '@producer-portal/domain/auth'
import type { Caller } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { findAccount } from '../store/account.ts'
import type { Attempt, AttemptLimit } from '../store/auth.ts'
import { countAttempt, clearAttempts, uncountAttempt } from '../store/auth.ts'
import { canReceiveCode } from './contacts.ts'
import { isDeviceOf } from './known-device.ts'
import { passwordMatches, dummyHash } from './passwords.ts'
import { hashSecret } from './secrets.ts'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** An account whose password was right. */
export interface CheckedPassword {
  readonly account: Account
  /** Too many wrong passwords were tried: this one counts only together with a code. */
  readonly isLocked: boolean
}

/**
 * Checks user id and password. An unknown user costs the same work and gets the same answer as a wrong password, and
 * the limits count both alike, so a caller can't learn which user IDs exist. Beyond the account's limit only a device
 * on which it signed in before may go on, with a limit of its own: knowing a user ID isn't enough to lock an account out.
 * @throws {HttpError} 401 when they are wrong, 429 with Retry-After when a limit is reached
 */
export async function checkPassword(
  { username, password }: Credentials,
  caller: Caller,
  services: Services,
): Promise<CheckedPassword> {
  const { db, settings, log } = services
  const key = accountKey(username)
  const attempt = await countWithAddress(key, caller, services)
  const account = await findAccount(db, username)
  // A password typed into the wrong field must not end up in the log, so only existing user IDs are logged.
  const facts = { user: account?.user_id ?? '(unknown)', address: caller.address }
  if (!('waitSeconds' in attempt)) {
    const checked = await comparePassword(account, password, attempt, facts, services)
    await clearAttempts(db, key)
    return { account: checked, isLocked: false }
  }
  log.event('sign-in refused: too many attempts', facts)
  const isOwn =
    account !== undefined && canReceiveCode(account) && (await isDeviceOf(account.user_id, caller, services))
  if (!isOwn) throw tooManyAttemptsError(attempt.waitSeconds)
  const ownAttempt = await countWithAddress(`${key}:${hashSecret(caller.device ?? '')}`, caller, services)
  if ('waitSeconds' in ownAttempt) throw tooManyAttemptsError(ownAttempt.waitSeconds)
  return { account: await comparePassword(account, password, ownAttempt, facts, services), isLocked: true }

  /** The limits of an account, or of one of its devices, and of the caller's address. */
  function countWithAddress(counted: string, { address }: Caller, { now }: Services) {
    const limits: readonly AttemptLimit[] = [
      { key: counted, most: settings.SIGN_IN_TRIES_PER_ACCOUNT },
      { key: `address:${address}`, most: settings.SIGN_IN_TRIES_PER_ADDRESS },
    ]
    return countAttempt(db, limits, { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS })
  }
}

/**
 * Checks the password of a user who is signed in, under a limit of its own: a session left open can't be used to guess
 * it, and wrong passwords on the sign-in page don't matter here.
 * @throws {HttpError} 401 when it is wrong, 429 with Retry-After when the limit is reached
 */
export async function confirmPassword(
  account: Account,
  password: string,
  { address }: Caller,
  services: Services,
): Promise<void> {
  const { db, now, settings } = services
  const limits = [{ key: `confirm:${account.user_id}`, most: settings.SIGN_IN_TRIES_PER_ACCOUNT }]
  const window = { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS }
  const attempt = await countAttempt(db, limits, window)
  if ('waitSeconds' in attempt) throw tooManyAttemptsError(attempt.waitSeconds)
  await comparePassword(account, password, attempt, { user: account.user_id, address }, services)
}

async function comparePassword(
  account: Account | undefined,
  password: string,
  attempt: Attempt,
  facts: { readonly user: string; readonly address: string },
  { db, log }: Services,
): Promise<Account> {
  const matches = await passwordMatches(password, account?.password_hash ?? (await dummyHash()))
  if (account === undefined || !matches) {
    log.event('sign-in failed', facts)
    throw new HttpError(401, signInTexts.rejected)
  }
  await uncountAttempt(db, attempt)
  return account
}

/** Forgets an account's wrong passwords, once it has proved more than its password or set another one. */
export function unlockAccount(userId: string, { db }: Pick<Services, 'db'>): Promise<void> {
  return clearAttempts(db, accountKey(userId))
}

function accountKey(userId: string): string {
  return `account:${userId.trim().toLowerCase()}`
}

/** The error for too many attempts; `seconds` until the next one is possible. */
export function tooManyAttemptsError(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? 'a minute' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return new HttpError(429, `Too many sign-in attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
