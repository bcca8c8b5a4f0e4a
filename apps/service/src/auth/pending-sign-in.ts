import type { AuthSession, OtpMethod, TwoFactorState } from '@producer-portal/domain/session'
import { sessionConstants } from '@producer-portal/domain/session'
import * as v from 'valibot'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import type { Account } from '../store/accounts.ts'
import { findAccount } from '../store/accounts.ts'
import { addDevice, isDeviceKnown } from '../store/devices.ts'
import type { PendingSignIn } from '../store/pending-sign-ins.ts'
import { addPendingSignIn, findPendingSignIn, takeTry, endPendingSignIn } from '../store/pending-sign-ins.ts'
import { maskedContacts, readContacts } from './contacts.ts'
import { hashed, randomWord, sameHash } from './hashed.ts'
import { startSession } from './start-session.ts'

const minute = 60_000
const pendingMinutes = 15
/** Wrong codes that a sign-in survives, whatever number of codes is sent. */
const tries = 5

const nameSchema = v.object({ firstName: v.nullish(v.string(), null), lastName: v.nullish(v.string(), null) })

/** Whether signing in needs a code: the account has a second factor and the device is not a remembered one. */
export async function needsCode(
  account: Account,
  deviceToken: string | undefined,
  services: Services,
): Promise<boolean> {
  if (account.second_factor === null) return false
  if (deviceToken === undefined) return true
  const device = { tokenHash: hashed(deviceToken), userId: account.user_id }
  return !(await isDeviceKnown(services.db, device, services.now()))
}

/** Begins a sign-in that waits for its code. @returns its id, which is stored as a hash only */
export async function beginPendingSignIn(account: Account, { db, now }: Services): Promise<string> {
  const id = randomWord()
  const expiresAt = new Date(now().getTime() + pendingMinutes * minute)
  await addPendingSignIn(db, { idHash: hashed(id), userId: account.user_id, expiresAt, tries }, now())
  return id
}

/** @throws {RequestFailure} 401 when it ran out, was used, or never was */
export async function findPending(
  sessionId: string,
  { db, now }: Services,
): Promise<{ pending: PendingSignIn; account: Account }> {
  const pending = await findPendingSignIn(db, hashed(sessionId), now())
  const account = pending && (await findAccount(db, pending.user_id))
  if (pending === undefined || account === undefined) throw signInAgain()
  return { pending, account }
}

/** What a pending sign-in shows: whose it is, and where a code can go, masked. */
export async function pendingState(sessionId: string, services: Services): Promise<TwoFactorState> {
  const { account } = await findPending(sessionId, services)
  const contacts = readContacts(account.second_factor) ?? { email: null, mobilePhone: null, homePhone: null }
  return {
    sessionId,
    ...maskedContacts(contacts),
    ...v.parse(nameSchema, account.profile),
    mfaRequired: true,
    mfaRegistrationRequired: false,
    userWamEndpoint: null,
    userLogin: account.user_id,
  }
}

/**
 * Checks the code of a pending sign-in, which serves once and for five tries. With `remembers` the answer carries the
 * token of a device that needs no code for 30 days.
 * @throws {RequestFailure} 400 for a wrong code, 423 for the last one possible, 401 when there is nothing to check it against
 */
export async function finishPendingSignIn(
  { sessionId, code, method, remembers }: { sessionId: string; code: string; method: OtpMethod; remembers: boolean },
  services: Services,
): Promise<AuthSession> {
  const { db, now, tokens, log } = services
  const idHash = hashed(sessionId)
  const { account } = await findPending(sessionId, services)
  const pending = await takeTry(db, idHash, now())
  if (pending === undefined) throw signInAgain()
  if (!isCode(pending, hashed(sessionId, code), method, now())) {
    log.event('code refused', { user: account.user_id })
    if (pending.tries_left === 0) throw new RequestFailure(423, 'Too many incorrect codes. Please sign in again.')
    throw new RequestFailure(400, 'The code you entered is incorrect. Try again.')
  }
  if (!(await endPendingSignIn(db, idHash))) throw signInAgain()
  const session = await startSession(tokens, account)
  return remembers ? { ...session, mfaToken: await rememberDevice(account, services) } : session
}

function isCode(
  { code_hash: hash, code_expires_at: end, method: sentBy }: PendingSignIn,
  given: string,
  method: string,
  now: Date,
) {
  return hash !== null && end !== null && end > now && sentBy === method && sameHash(hash, given)
}

async function rememberDevice({ user_id: userId }: Account, { db, now }: Services): Promise<string> {
  const token = randomWord()
  const expiresAt = new Date(now().getTime() + sessionConstants.rememberDeviceDays * 24 * 60 * minute)
  await addDevice(db, { tokenHash: hashed(token), userId, expiresAt }, now())
  return token
}

function signInAgain(): RequestFailure {
  return new RequestFailure(401, 'Your sign-in has expired. Please sign in again.')
}
