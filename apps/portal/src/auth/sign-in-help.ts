import {
  checkResetLink,
  requestPasswordReset,
  requestUserId,
  resetPassword,
  validateCode,
} from '@producer-portal/domain/auth'
import type { Failure, Result } from '@producer-portal/domain/endpoint'
import { useState } from 'react'
import { call } from '../api/api.js'

/** Has a link for a new password emailed. No call of the sign-in help reveals whether an account exists. */
export function requestResetLink(userId: string): Promise<Result<unknown>> {
  return call(requestPasswordReset, { body: { userId } })
}

/** Has the user IDs of an email address sent to that address. */
export function requestUserIdEmail(email: string): Promise<Result<unknown>> {
  return call(requestUserId, { body: { email } })
}

/** True if an emailed link is still valid; `unchecked` if that is unknown. */
export async function checkLink(sessionId: string): Promise<'valid' | 'ended' | 'unchecked'> {
  const result = await call(checkResetLink, { params: { sessionId } })
  if (result.ok) return result.data.valid ? 'valid' : 'ended'
  return result.failure.kind === 'unreachable' || result.failure.kind === 'failed' ? 'unchecked' : 'ended'
}

/** Sets the new password; not found if the link has been used or has expired meanwhile. */
export function saveNewPassword(
  sessionId: string,
  choice: { readonly password: string; readonly confirmation: string },
): Promise<Result<unknown>> {
  const body = { newPassword: choice.password, newPasswordVerified: choice.confirmation, sessionId }
  return call(resetPassword, { body })
}

/** Has a code from outside the portal checked. */
export function checkCode(code: string): Promise<Result<unknown>> {
  return call(validateCode, { body: { code } })
}

export interface HelpRequest {
  readonly isPending: boolean
  /** The reason the last request failed; undefined once one has succeeded. */
  readonly failure: Failure | undefined
  /** Waits for a request and returns its result. */
  readonly follow: (request: Promise<Result<unknown>>) => Promise<Result<unknown>>
}

/** The progress of a sign-in help form: whether a request is pending, and why the last one failed. */
export function useHelpRequest(): HelpRequest {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const follow: HelpRequest['follow'] = async (request) => {
    setPending(true)
    const result = await request
    setPending(false)
    setFailure(result.ok ? undefined : result.failure)
    return result
  }
  return { isPending, failure, follow }
}
