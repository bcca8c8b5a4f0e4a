import { getSessionInfo, otpMethodOf, requestOtp, statusCodes, twoFactorStep } from '@producer-portal/domain/session'
import type { VerificationMethod } from '@producer-portal/domain/session'
import { call } from '../data/api.js'
import { isUnreachable } from '../data/faults.js'
import { changePendingSignIn, currentPendingSignIn } from '../state/pending-sign-in.js'
import type { WaitingSignIn } from './pending-sign-in.js'

/** The status of one attempt too many; its words say what to do. */
export const tooManyRequests = 429

/** What came of asking for a code. `over`: the sign-in itself has ended, and the pages say so. */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'over' }
  | { readonly kind: 'sendFailed' | 'sendUnreachable' }
  /** Too many codes: the service says what to do. */
  | { readonly kind: 'refused'; readonly message: string }

/** The sign-in that waits for its code; null when there is none, or none any more. */
export function waitingSignIn(): WaitingSignIn | null {
  const pending = currentPendingSignIn()
  return pending?.stage === 'waiting' ? pending : null
}

/** Gives up the sign-in; its page's own gate leads back to the sign-in page. */
export function cancelTwoFactor(): void {
  changePendingSignIn(null)
}

/**
 * Takes over a sign-in whose password was right and which waits for its second factor.
 * @returns the page on which it goes on
 */
export async function beginTwoFactor(sessionId: string): Promise<string> {
  changePendingSignIn({ stage: 'waiting', sessionId, contacts: null, sentBy: null })
  await loadContacts()
  return nextStep()
}

/** The first page of the waiting sign-in by its contacts; the choice says itself that they are unknown. */
export function nextStep(): string {
  const contacts = waitingSignIn()?.contacts
  return contacts ? twoFactorStep(contacts).path : '/verify'
}

/**
 * Asks where codes can go. With nothing but an email address the code is sent there at once.
 * @returns false when they could not be had
 */
export async function loadContacts(): Promise<boolean> {
  const pending = waitingSignIn()
  if (pending === null) return false
  try {
    const answer = await call(getSessionInfo, { body: { sessionId: pending.sessionId } })
    if (!answer.ok) return endIfOver(pending, answer.status)
    const { email, mobilePhone, homePhone } = answer.data
    const contacts = { email, mobilePhone, homePhone }
    change(pending, { contacts })
    if (twoFactorStep(contacts).sendsEmail) await sendCode('email')
    return true
  } catch {
    return false
  }
}

/** Sends a code, the first or another one; an earlier one no longer counts. */
export async function sendCode(method: VerificationMethod): Promise<SendResult> {
  const pending = waitingSignIn()
  if (pending === null) return { kind: 'over' }
  try {
    const body = { sessionId: pending.sessionId, otpMethod: otpMethodOf(method) }
    const answer = await call(requestOtp, { body })
    if (answer.ok) {
      change(pending, { sentBy: method })
      return { kind: 'sent' }
    }
    if (endIfOver(pending, answer.status)) return { kind: 'over' }
    const isTooOften = answer.status === tooManyRequests && answer.message
    return isTooOften ? { kind: 'refused', message: isTooOften } : { kind: 'sendFailed' }
  } catch (error) {
    return { kind: isUnreachable(error) ? 'sendUnreachable' : 'sendFailed' }
  }
}

/** Leaves nothing of a sign-in that cannot go on but the reason, unless it was given up meanwhile. */
export function stopTwoFactor(pending: WaitingSignIn, reason: 'locked' | 'ended'): void {
  if (isCurrent(pending)) changePendingSignIn({ stage: reason })
}

/** Stops a sign-in that the service no longer knows. */
function endIfOver(pending: WaitingSignIn, status: number): boolean {
  if (status !== statusCodes.unauthenticated) return false
  stopTwoFactor(pending, 'ended')
  return true
}

/** A late answer changes nothing about another sign-in that was begun meanwhile. */
function change(pending: WaitingSignIn, news: Partial<Pick<WaitingSignIn, 'contacts' | 'sentBy'>>): void {
  const current = waitingSignIn()
  if (current && isCurrent(pending)) changePendingSignIn({ ...current, ...news })
}

function isCurrent({ sessionId }: WaitingSignIn): boolean {
  return waitingSignIn()?.sessionId === sessionId
}
