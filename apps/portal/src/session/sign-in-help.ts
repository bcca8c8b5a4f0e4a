import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import {
  checkResetLink,
  requestPasswordReset,
  requestUserId,
  resetPassword,
  validateCode,
} from '@producer-portal/domain/session'
import type { Answer } from '../data/answer.js'
import { call } from '../data/api.js'
import { isUnreachable } from '../data/faults.js'
import type { CallRequest } from '../data/request.js'

/** What came of a call for help. None of them tells whether an account exists. */
export type HelpResult =
  | { readonly kind: 'done' }
  /** Refused; `message` is the service's own, where it has one. */
  | { readonly kind: 'rejected'; readonly message?: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' }

/** Has a link for a new password emailed; asked again, it is sent again. */
export function askForLink(userId: string): Promise<HelpResult> {
  return ask(requestPasswordReset, { body: { userId } })
}

/** Has the user IDs of an email address sent to that address. */
export function askForUserId(email: string): Promise<HelpResult> {
  return ask(requestUserId, { body: { email } })
}

/** Whether an emailed link still serves; `unchecked` when nobody could tell. */
export async function checkLink(sessionId: string): Promise<'valid' | 'ended' | 'unchecked'> {
  try {
    const answer = await call(checkResetLink, { params: { sessionId } })
    return answer.ok && answer.data.valid ? 'valid' : 'ended'
  } catch {
    return 'unchecked'
  }
}

/** Sets the new password; `ended` when the link was used or ran out meanwhile. */
export async function saveNewPassword(
  sessionId: string,
  choice: { readonly password: string; readonly confirmation: string },
): Promise<HelpResult | { readonly kind: 'ended' }> {
  const body = { newPassword: choice.password, newPasswordVerified: choice.confirmation, sessionId }
  return settle(resetPassword, { body }, (answer) => (answer.status === 404 ? { kind: 'ended' } : resultOf(answer)))
}

/** Has a code from outside checked. */
export function checkCode(code: string): Promise<HelpResult> {
  return ask(validateCode, { body: { code } })
}

function ask<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<HelpResult> {
  return settle(endpoint, request, resultOf)
}

async function settle<E extends Endpoint, R>(
  endpoint: E,
  request: CallRequest<E>,
  read: (answer: Answer<EndpointAnswer<E>>) => R,
): Promise<R | HelpResult> {
  try {
    return read(await call(endpoint, request))
  } catch (error) {
    return { kind: isUnreachable(error) ? 'unreachable' : 'failed' }
  }
}

/** The single errors of a form say more than the message over them. */
function resultOf(answer: Answer<unknown>): HelpResult {
  if (answer.ok) return { kind: 'done' }
  return { kind: 'rejected', message: answer.errors.join(' ') || answer.message }
}
