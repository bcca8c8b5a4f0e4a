import {
  afterLogin,
  getSessionInfo,
  login,
  toOtpMethod,
  requestOtp,
  statusCodes,
  twoFactorStep,
  verifyOtp,
} from '@producer-portal/domain/auth'
import type { AuthSession, VerificationMethod } from '@producer-portal/domain/auth'
import type { Failure, Result } from '@producer-portal/domain/endpoint'
import { readOperatingSystem } from '@producer-portal/domain/config'
import { call } from '../api/api.js'
import { saveReturnTo } from './after-sign-in.js'
import { clearExternalRedirect, saveExternalRedirect } from './external-redirect.js'
import { browserCookies } from './cookies.js'
import { startSession } from './session.js'
import { changePendingSignIn, currentPendingSignIn } from './state.js'
import type { WaitingSignIn } from './state.js'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/**
 * The address a sign-in leads to: into the portal, elsewhere by the service's wish, or to the page that asks for a
 * code.
 */
export type SignInStep =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'two-factor'; readonly path: string }

/** A sign-in that the service answered with something unusable. */
const failedSignIn = { ok: false, failure: { kind: 'failed' } } as const

/** Starts the session of the service's cookies; without them the user isn't signed in. */
function finishSignIn(): Result<SignInStep> {
  return startSession() ? { ok: true, data: { kind: 'signed-in' } } : failedSignIn
}

/** Signs in with user name and password. */
export async function signIn({ username, password }: Credentials): Promise<Result<SignInStep>> {
  const mfaDeviceToken = browserCookies().mfaToken
  const result = await call(login, { body: { username, password, mfaDeviceToken } })
  if (!result.ok) return result
  const next = afterLogin(result.data)
  if (next.kind === 'redirect') return { ok: true, data: next }
  if (next.kind !== 'two-factor') return finishSignIn()
  if (!next.sessionId) return failedSignIn
  return { ok: true, data: { kind: 'two-factor', path: await startTwoFactor(next.sessionId) } }
}

/** The sign-in that waits for its code; null if there is none. */
function waitingSignIn(): WaitingSignIn | null {
  const pending = currentPendingSignIn()
  return pending?.stage === 'waiting' ? pending : null
}

/** Cancels the sign-in; the route guard then redirects to the sign-in page. */
export function cancelTwoFactor(): void {
  changePendingSignIn(null)
}

/**
 * Starts the second factor of a sign-in whose password was right.
 * @returns the page on which it continues
 */
export async function startTwoFactor(sessionId: string): Promise<string> {
  changePendingSignIn({ stage: 'waiting', sessionId, contacts: null, sentBy: null })
  await loadContacts()
  return nextStep()
}

/** The first page of the waiting sign-in, by its contacts; /verify also shows that they failed to load. */
export function nextStep(): string {
  const contacts = waitingSignIn()?.contacts
  return contacts ? twoFactorStep(contacts).path : '/verify'
}

/**
 * Loads where codes can be sent. If that is an email address only, sends the code at once.
 * @returns false when they failed to load
 */
export async function loadContacts(): Promise<boolean> {
  const waiting = waitingSignIn()
  if (waiting === null) return false
  const result = await call(getSessionInfo, { body: { sessionId: waiting.sessionId } })
  if (!result.ok) return endIfExpired(waiting, result.failure)
  const { email, mobilePhone, homePhone } = result.data
  const contacts = { email, mobilePhone, homePhone }
  update(waiting, { contacts })
  if (!twoFactorStep(contacts).sendsEmail) return true
  const sent = await sendCode('email')
  if (!sent.ok) update(waiting, { unsent: sent.failure })
  return true
}

/** Sends a code; an earlier one is no longer valid. `ended`: the sign-in itself is over, and the page says so. */
export async function sendCode(method: VerificationMethod): Promise<Result<'sent' | 'ended'>> {
  const waiting = waitingSignIn()
  if (waiting === null) return { ok: true, data: 'ended' }
  const result = await call(requestOtp, {
    body: { sessionId: waiting.sessionId, otpMethod: toOtpMethod(method) },
  })
  if (result.ok) {
    update(waiting, { sentBy: method })
    return { ok: true, data: 'sent' }
  }
  return endIfExpired(waiting, result.failure) ? { ok: true, data: 'ended' } : result
}

/** Ends a sign-in that can't continue and keeps only the reason, unless it was canceled meanwhile. */
function endTwoFactor(waiting: WaitingSignIn, reason: 'locked' | 'ended'): void {
  if (isCurrent(waiting)) changePendingSignIn({ stage: reason })
}

function endIfExpired(waiting: WaitingSignIn, { kind }: Failure): boolean {
  if (kind !== 'unauthenticated') return false
  endTwoFactor(waiting, 'ended')
  return true
}

/** A late answer changes nothing about another sign-in that has started meanwhile. */
function update(waiting: WaitingSignIn, changes: Partial<Pick<WaitingSignIn, 'contacts' | 'sentBy' | 'unsent'>>): void {
  const current = waitingSignIn()
  if (current && isCurrent(waiting)) changePendingSignIn({ ...current, ...changes })
}

function isCurrent({ sessionId }: WaitingSignIn): boolean {
  return waitingSignIn()?.sessionId === sessionId
}

export interface EnteredCode {
  readonly code: string
  /** Remembers this device for 30 days: the service answers with its token. */
  readonly remembersDevice: boolean
}

/**
 * Verifies the code of the waiting sign-in. The right one starts the session, and the route guard redirects.
 * `ended`: the sign-in itself is over, and the page says why.
 */
export async function verifyCode({ code, remembersDevice }: EnteredCode): Promise<Result<'signed-in' | 'ended'>> {
  const waiting = waitingSignIn()
  if (!waiting?.sentBy) return { ok: true, data: 'ended' }
  const body = {
    sessionId: waiting.sessionId,
    otpCode: code,
    otpMethod: toOtpMethod(waiting.sentBy),
    saveFingerprint: remembersDevice,
    userData: deviceFacts(),
  }
  const result = await call(verifyOtp, { body })
  if (result.ok) return finish(result.data)
  const { failure } = result
  const isLocked = failure.kind === 'refused' && failure.status === statusCodes.locked
  if (isLocked) endTwoFactor(waiting, 'locked')
  return isLocked || endIfExpired(waiting, failure) ? { ok: true, data: 'ended' } : result
}

const maxFactLength = 500

/** Helps users tell their remembered devices apart. The location is only the time zone. */
function deviceFacts() {
  const { userAgent } = window.navigator
  return {
    browserInfo: userAgent.slice(0, maxFactLength),
    osInfo: readOperatingSystem(userAgent),
    host: window.location.host,
    location: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
  }
}

/** The page that is shown before a sign-in leads to another site. */
const completePath = '/verify/complete'

function finish(session: AuthSession): Result<'signed-in'> {
  const next = afterLogin({ mfaRequired: false, redirectUrl: session.redirectUrl, sessionId: null })
  if (!startSession()) return failedSignIn
  clearExternalRedirect()
  if (next.kind === 'redirect') {
    saveExternalRedirect(next.url)
    saveReturnTo(completePath)
  }
  return { ok: true, data: 'signed-in' }
}
