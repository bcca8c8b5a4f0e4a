import { getPortalName } from '@producer-portal/domain/brand'
import type { OtpMethod, ProofMethods } from '@producer-portal/domain/auth'
import { signInTexts } from '@producer-portal/domain/auth'
import { getSignInMethod } from '@producer-portal/domain/config'
import { featureFlags } from '../config/settings.ts'
import type { Caller } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from '../store/account.ts'
import { clearWrongCodes } from '../store/account.ts'
import { consumeProofTry, endProofCode, noteProof, putProofCode } from '../store/sessions.ts'
import { withoutRecent } from './contact-changes.ts'
import type { Contacts } from './contacts.ts'
import { getContact, getProofContacts, maskContacts, withoutUnsendable } from './contacts.ts'
import { hashSecret, randomPasscode, timingSafeEqual } from './secrets.ts'
import { changeAndSend, passcodeSubject, requireMessageSender } from './send-message.ts'
import type { SignedInUser } from './session.ts'
import { confirmPassword } from './sign-in.ts'
import { countSentCode } from './two-factor.ts'
import { checkCodesAllowed, countCode } from './wrong-codes.ts'

const minute = 60_000
/** The time for which a sign-in, a password or a code proves who the user is. */
const proofMinutes = 10
const codeMinutes = 10
/** The number of wrong codes allowed per code. */
const tries = 5

/**
 * Refuses a change that a stolen token must not be enough for, unless the user proved lately who they are.
 * @throws {HttpError} 403 with the reason `needsProof`
 */
export function requireProof({ session, userId }: SignedInUser, { now, log }: Services): void {
  const provedAt = session.provedAt?.getTime() ?? 0
  if (now().getTime() - provedAt < proofMinutes * minute) return
  log.event('proof needed', { user: userId })
  const message = "Confirm it's you to make this change."
  throw new HttpError(403, message, { errors: [message], code: 'needsProof', details: { reason: 'needsProof' } })
}

/** The ways in which a user can prove who they are, contacts masked. */
export async function describeProofMethods({ account }: SignedInUser, services: Services): Promise<ProofMethods> {
  const contacts = withoutUnsendable(await getContacts(account, services), services.messages)
  return { password: hasPassword(services), ...maskContacts(contacts) }
}

function getContacts(account: Account, services: Services): Promise<Contacts> {
  return withoutRecent(getProofContacts(account, hasPassword(services)), account, services)
}

/** True if users sign in with a password here, and not with an identity provider. */
function hasPassword({ settings }: Services): boolean {
  return getSignInMethod(featureFlags(settings)) === 'legacy'
}

/**
 * Proves a user by password, under the limit that a change of the password has.
 * @throws {HttpError} 400 when it is wrong, 429 with Retry-After when the limit is reached
 */
export async function provePassword(
  { account, session }: SignedInUser,
  password: string,
  caller: Caller,
  services: Services,
): Promise<void> {
  try {
    await confirmPassword(account, password, caller, services)
  } catch (error) {
    // A 401 would tell the portal that the session is over.
    if (error instanceof HttpError && error.status === 401) throw new HttpError(400, 'The password is incorrect.')
    throw error
  }
  await noteProof(services.db, session.sessionId, services.now())
  services.log.event('proved by password', { user: account.user_id, address: caller.address })
}

/**
 * Sends a code that proves a user, and invalidates an earlier one.
 * @throws {HttpError} 422 when the user has no such contact, 423 after too many wrong codes, 429 when too many were sent,
 * 503 when the code couldn't be sent yet
 */
export async function sendProofCode(
  { account, session }: SignedInUser,
  method: OtpMethod,
  services: Services,
): Promise<void> {
  const { now, settings } = services
  const contact = getContact(method, await getContacts(account, services))
  if (contact === null)
    throw new HttpError(422, "We couldn't send the code", { errors: ['otpMethod: no such contact'] })
  checkCodesAllowed(account)
  requireMessageSender(contact.kind, services)
  await countSentCode(account, services)
  const code = randomPasscode()
  const expiresAt = new Date(now().getTime() + codeMinutes * minute)
  const body = `Your ${getPortalName(settings.BRAND)} passcode to confirm it's you is ${code}. It is valid for ${codeMinutes} minutes.`
  await changeAndSend(services, async (inside, tell) => {
    const hash = hashSecret(session.sessionId, code)
    await putProofCode(inside.db, session.sessionId, { hash, method, expiresAt, tries })
    await tell({ userId: account.user_id, ...contact, subject: passcodeSubject, body, code, expiresAt })
  })
}

/**
 * Proves a user by the code that was sent, which works once and allows five tries.
 * @throws {HttpError} 400 for a wrong code, 423 after the last try or too many in a day, 409 when there is none to check
 */
export async function proveCode(
  { account, session }: SignedInUser,
  { otpCode, otpMethod }: { readonly otpCode: string; readonly otpMethod: OtpMethod },
  services: Services,
): Promise<void> {
  const { db, now, log } = services
  const { user_id: user } = account
  await countCode(account, services)
  const sent = await consumeProofTry(db, session.sessionId)
  if (!sent?.code_hash || !sent.code_expires_at || sent.code_expires_at <= now()) throw codeEndedError()
  const given = hashSecret(session.sessionId, otpCode)
  if (sent.code_method !== otpMethod || !timingSafeEqual(sent.code_hash, given)) {
    log.event('code refused', { user })
    if (sent.code_tries_left > 0) throw new HttpError(400, signInTexts.wrongCode)
    throw new HttpError(423, 'Too many incorrect codes. Ask for another one.')
  }
  if (!(await endProofCode(db, session.sessionId, given))) throw codeEndedError()
  await clearWrongCodes(db, user)
  await noteProof(db, session.sessionId, now())
  log.event('proved by code', { user })
}

function codeEndedError(): HttpError {
  return new HttpError(409, 'This code has expired. Ask for another one.')
}
