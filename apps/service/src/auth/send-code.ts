import { outboxModes } from '@producer-portal/domain/environment'
import type { OtpMethod } from '@producer-portal/domain/session'
import { RequestFailure } from '../http/failure.ts'
import type { Services } from '../http/services.ts'
import type { OutgoingMessage } from '../store/outbox.ts'
import { putInOutbox } from '../store/outbox.ts'
import { replaceCode } from '../store/pending-sign-ins.ts'
import { countAttempt } from '../store/sign-in-attempts.ts'
import { contactFor, readContacts } from './contacts.ts'
import { hashed, randomPasscode } from './hashed.ts'
import { findPending } from './pending-sign-in.ts'
import { tooManyAttempts } from './sign-in.ts'

const codeMinutes = 10
const codesPerSignIn = 5
/** Codes to one person within the sign-in window, however often the sign-in is begun again. */
const codesPerAccount = 15

/**
 * Sends a passcode for a pending sign-in; an earlier one no longer counts.
 * @throws {RequestFailure} 422 when the person has no such contact, 429 when too many were sent
 */
export async function sendCode(sessionId: string, method: OtpMethod, services: Services): Promise<void> {
  const { db, now, settings } = services
  const { account } = await findPending(sessionId, services)
  const contacts = readContacts(account.second_factor)
  const contact = contacts && contactFor(method, contacts)
  if (contact === null)
    throw new RequestFailure(422, 'Failed to send MFA Code', { errors: ['otpMethod: no such contact'] })
  const attempt = await countAttempt(db, [{ key: `code:${account.user_id}`, most: codesPerAccount }], {
    now: now(),
    windowSeconds: settings.SIGN_IN_WINDOW_SECONDS,
  })
  if ('waitSeconds' in attempt) throw tooManyAttempts(attempt.waitSeconds)
  const code = randomPasscode()
  const isReplaced = await replaceCode(db, hashed(sessionId), {
    method,
    hash: hashed(sessionId, code),
    expiresAt: new Date(now().getTime() + codeMinutes * 60_000),
    most: codesPerSignIn,
  })
  if (!isReplaced) throw new RequestFailure(429, 'Too many codes were sent. Please sign in again.')
  const body = `Your Producer Portal passcode is ${code}. It is valid for ${codeMinutes} minutes.`
  await deliver({ userId: account.user_id, ...contact, body, code }, services)
}

/**
 * Hands a message to the outbox, where there is one; a deployment with real receivers puts its own sender here.
 * @throws {RequestFailure} 503 where nobody would receive it
 */
export async function deliver(message: OutgoingMessage, services: Services): Promise<void> {
  requireSender(services)
  await putInOutbox(services.db, message, services.now())
}

/**
 * Fails where no message can be sent. Answers that must not tell who has an account ask before they look for one.
 * @throws {RequestFailure} 503
 */
export function requireSender({ settings, log }: Services): void {
  if (outboxModes.some((mode) => mode === settings.PORTAL_MODE)) return
  log.event('message not sent: no sender is set up')
  throw new RequestFailure(503, 'Messages cannot be sent at the moment.')
}
