import {
  checkResetLink,
  requestPasswordReset,
  requestUserId,
  resetPassword,
  validateCode,
} from '@producer-portal/domain/auth'
import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import type { SignInFailure } from '@producer-portal/features/auth'
import { useState } from 'react'
import { call } from '../api/api.js'
import type { Answer, CallRequest } from '../api/client.js'
import { isUnreachable } from '../api/errors.js'
import { toRetryAt, tooManyRequests } from './sign-in.js'

/** The result of a call of the sign-in help. None reveals whether an account exists. */
export type HelpResult =
  | { readonly kind: 'done' }
  /** Refused; `message` is the service's own, if it has one. */
  | { readonly kind: 'rejected'; readonly message?: string }
  /** Too many attempts; `retryAt` in milliseconds since 1970, if the service says when the next one counts. */
  | { readonly kind: 'limited'; readonly message?: string; readonly retryAt?: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' }

/** Has a link for a new password emailed. */
export function requestResetLink(userId: string): Promise<HelpResult> {
  return send(requestPasswordReset, { body: { userId } })
}

/** Has the user IDs of an email address sent to that address. */
export function requestUserIdEmail(email: string): Promise<HelpResult> {
  return send(requestUserId, { body: { email } })
}

/** Whether an emailed link is still valid; `unchecked` if that is unknown. */
export async function checkLink(sessionId: string): Promise<'valid' | 'ended' | 'unchecked'> {
  try {
    const answer = await call(checkResetLink, { params: { sessionId } })
    return answer.ok && answer.data.valid ? 'valid' : 'ended'
  } catch {
    return 'unchecked'
  }
}

/** Sets the new password; `ended` if the link has been used or has expired meanwhile. */
export async function saveNewPassword(
  sessionId: string,
  choice: { readonly password: string; readonly confirmation: string },
): Promise<HelpResult | { readonly kind: 'ended' }> {
  const body = { newPassword: choice.password, newPasswordVerified: choice.confirmation, sessionId }
  return toResult(resetPassword, { body }, (answer) => (answer.status === 404 ? { kind: 'ended' } : helpResult(answer)))
}

/** Has a code from outside the portal checked. */
export function checkCode(code: string): Promise<HelpResult> {
  return send(validateCode, { body: { code } })
}

function send<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<HelpResult> {
  return toResult(endpoint, request, helpResult)
}

async function toResult<E extends Endpoint, R>(
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

/** The field errors of a form say more than the message above them. */
function helpResult(answer: Answer<unknown>): HelpResult {
  if (answer.ok) return { kind: 'done' }
  const message = answer.errors.join(' ') || answer.message
  if (answer.status !== tooManyRequests) return { kind: 'rejected', message }
  return { kind: 'limited', message, retryAt: toRetryAt(answer.retryAfterSeconds) }
}

export interface HelpRequest {
  readonly isPending: boolean
  /** Why the last request failed; undefined once one has succeeded. */
  readonly failure: SignInFailure | undefined
  /** Waits for a request and returns its result. */
  readonly follow: <R extends HelpResult | { readonly kind: 'ended' }>(request: Promise<R>) => Promise<R>
}

/** The progress of a sign-in help form: whether a request is pending, and why the last one failed. */
export function useHelpRequest(): HelpRequest {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()
  const follow: HelpRequest['follow'] = async (request) => {
    setPending(true)
    const result = await request
    setPending(false)
    setFailure(toFailure(result))
    return result
  }
  return { isPending, failure, follow }
}

function toFailure(result: HelpResult | { readonly kind: 'ended' }): SignInFailure | undefined {
  return result.kind === 'done' || result.kind === 'ended' ? undefined : result
}
