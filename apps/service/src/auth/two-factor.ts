import { getPortalName } from '@producer-portal/domain/brand'
import type { AuthSession, OtpMethod, TwoFactorState } from '@producer-portal/domain/auth'
import { sessionConstants, signInTexts } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { clearWrongCodes, findAccount } from '../store/account.ts'
import {
  addPendingSignIn,
  countAttempt,
  endPendingSignIn,
  findPendingSignIn,
  replaceCode,
  consumeTry,
} from '../store/auth.ts'
import type { PendingSignIn } from '../store/auth.ts'
import { addDevice, isDeviceKnown } from '../store/devices.ts'
import { getCodeContacts, getContact, maskContacts, withoutUnsendable } from './contacts.ts'
import { hashSecret, randomPasscode, randomToken, timingSafeEqual } from './secrets.ts'
import { changeAndSend, passcodeSubject, requireMessageSender } from './send-message.ts'
import { startSession } from './session.ts'
import type { CheckedPassword } from './sign-in.ts'
import { tooManyAttemptsError, unlockAccount } from './sign-in.ts'
import { checkCodesAllowed, countCode } from './wrong-codes.ts'

const minute = 60_000
const pendingMinutes = 15
/** The number of wrong codes allowed per sign-in, no matter how many codes are sent. */
const tries = 5

const codeMinutes = 10
const codesPerSignIn = 5
/** Codes to one user within the sign-in window, across sign-ins. */
const codesPerAccount = 15

const nameSchema = v.object({ firstName: v.nullish(v.string(), null), lastName: v.nullish(v.string(), null) })

/**
 * True if signing in needs a code: the account is locked for others, or it has a second factor and the device isn't
 * remembered.
 */
export async function needsCode(
  { account, isLocked }: CheckedPassword,
  deviceToken: string | undefined,
  services: Services,
): Promise<boolean> {
  if (isLocked) return true
  if (account.second_factor === null) return false
  if (deviceToken === undefined) return true
  const device = { tokenHash: hashSecret(deviceToken), userId: account.user_id }
  return !(await isDeviceKnown(services.db, device, services.now()))
}

/** Starts a sign-in that waits for its code. @returns its id, which is stored only as a hash */
export async function startPendingSignIn(account: Account, { db, now }: Services): Promise<string> {
  const id = randomToken()
  const expiresAt = new Date(now().getTime() + pendingMinutes * minute)
  const { user_id: userId, session_generation: generation } = account
  await addPendingSignIn(db, { idHash: hashSecret(id), userId, generation, expiresAt, tries })
  return id
}

/** @throws {HttpError} 401 when it expired, was used, never existed, or the password has changed since */
async function findPending(
  sessionId: string,
  { db, now }: Services,
): Promise<{ pending: PendingSignIn; account: Account }> {
  const pending = await findPendingSignIn(db, hashSecret(sessionId), now())
  const account = pending && (await findAccount(db, pending.user_id))
  if (pending === undefined || account?.session_generation !== pending.generation) throw signInExpiredError()
  return { pending, account }
}

/** The visible part of a pending sign-in: the user, and where a code can be sent, masked. */
export async function getPendingState(sessionId: string, services: Services): Promise<TwoFactorState> {
  const { account } = await findPending(sessionId, services)
  return {
    sessionId,
    ...maskContacts(withoutUnsendable(getCodeContacts(account), services.messages)),
    ...v.parse(nameSchema, account.profile),
    mfaRequired: true,
    mfaRegistrationRequired: false,
    userWamEndpoint: null,
    userLogin: account.user_id,
  }
}

/**
 * Sends a passcode for a pending sign-in and invalidates an earlier one.
 * @throws {HttpError} 422 when the user has no such contact, 423 after too many wrong ones, 429 when too many were sent,
 * 503 when the code couldn't be sent yet
 */
export async function sendCode(sessionId: string, method: OtpMethod, services: Services): Promise<void> {
  const { now, settings } = services
  const { account } = await findPending(sessionId, services)
  checkCodesAllowed(account)
  const contact = getContact(method, getCodeContacts(account))
  if (contact === null) throw new HttpError(422, 'Failed to send MFA Code', { errors: ['otpMethod: no such contact'] })
  requireMessageSender(contact.kind, services)
  await countSentCode(account, services)
  const code = randomPasscode()
  const expiresAt = new Date(now().getTime() + codeMinutes * minute)
  const body = `Your ${getPortalName(settings.BRAND)} passcode is ${code}. It is valid for ${codeMinutes} minutes.`
  await changeAndSend(services, async (inside, tell) => {
    const hash = hashSecret(sessionId, code)
    const isReplaced = await replaceCode(inside.db, hashSecret(sessionId), {
      method,
      hash,
      expiresAt,
      most: codesPerSignIn,
    })
    if (!isReplaced) throw new HttpError(429, 'Too many codes were sent. Please sign in again.')
    await tell({ userId: account.user_id, ...contact, subject: passcodeSubject, body, code, expiresAt })
  })
}

/**
 * Counts a code that is about to be sent to a user.
 * @throws {HttpError} 429 after too many within the sign-in window
 */
export async function countSentCode(account: Account, { db, now, settings }: Services): Promise<void> {
  const attempt = await countAttempt(db, [{ key: `code:${account.user_id}`, most: codesPerAccount }], {
    now: now(),
    windowSeconds: settings.SIGN_IN_WINDOW_SECONDS,
  })
  if ('waitSeconds' in attempt) throw tooManyAttemptsError(attempt.waitSeconds)
}

interface CodeGiven {
  readonly sessionId: string
  readonly code: string
  readonly method: OtpMethod
  readonly rememberAs: string | null
}

/** An account that gave its code, and its new session. */
export interface CompletedSignIn {
  readonly account: Account
  readonly session: AuthSession
}

/**
 * Checks the code of a pending sign-in, which works once and allows five tries. With `rememberAs`, a device's name, the
 * result includes the token of a device that needs no code for 30 days.
 * @throws {HttpError} 400 for a wrong code, 423 after the last try or too many in a day, 401 when there is no such
 * sign-in
 */
export async function completePendingSignIn(
  { sessionId, code, method, rememberAs }: CodeGiven,
  services: Services,
): Promise<CompletedSignIn> {
  const { db, now, log } = services
  const idHash = hashSecret(sessionId)
  const { account } = await findPending(sessionId, services)
  await countCode(account, services)
  const pending = await consumeTry(db, idHash, now())
  if (pending === undefined) throw signInExpiredError()
  if (!isCode(pending, hashSecret(sessionId, code), method, now())) {
    log.event('code refused', { user: account.user_id })
    if (pending.tries_left === 0) throw new HttpError(423, 'Too many incorrect codes. Please sign in again.')
    throw new HttpError(400, signInTexts.wrongCode)
  }
  if (!(await endPendingSignIn(db, idHash))) throw signInExpiredError()
  await clearWrongCodes(db, account.user_id)
  await unlockAccount(account.user_id, services)
  const session = await startSession(account, services)
  const mfaToken = rememberAs === null ? null : await rememberDevice(account, rememberAs, services)
  return { account, session: { ...session, mfaToken } }
}

function isCode(
  { code_hash: hash, code_expires_at: end, method: sentBy }: PendingSignIn,
  given: string,
  method: string,
  now: Date,
) {
  return hash !== null && end !== null && end > now && sentBy === method && timingSafeEqual(hash, given)
}

async function rememberDevice({ user_id: userId }: Account, name: string, { db, now }: Services): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now().getTime() + sessionConstants.rememberDeviceDays * 24 * 60 * minute)
  await addDevice(db, { tokenHash: hashSecret(token), userId, name, expiresAt }, now())
  return token
}

function signInExpiredError(): HttpError {
  return new HttpError(401, 'Your sign-in has expired. Please sign in again.')
}
