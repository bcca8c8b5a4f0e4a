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
import { readOperatingSystem } from '@producer-portal/domain/config'
import { call } from '../api/api.js'
import type { Answer } from '../api/client.js'
import { isUnreachable } from '../api/errors.js'
import { clearExternalRedirect, saveExternalRedirect, saveReturnTo } from './after-sign-in.js'
import { browserCookies } from './cookies.js'
import { startSession } from './session.js'
import { changePendingSignIn, currentPendingSignIn } from './state.js'
import type { WaitingSignIn } from './state.js'

export interface Credentials {
  readonly username: string
  readonly password: string
}

type Refusal = Extract<Answer<unknown>, { ok: false }>

export type SignInResult =
  | { readonly kind: 'signed-in' }
  /** The service sends the browser elsewhere. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Wrong user name or password; `message` is the service's own, if it has one. */
  | { readonly kind: 'rejected'; readonly message?: string }
  /** Too many attempts; `retryAt` in milliseconds since 1970, if the service says when the next one counts. */
  | { readonly kind: 'limited'; readonly message?: string; readonly retryAt?: number }
  /** `unreachable`: no answer came. */
  | { readonly kind: 'failed' | 'unreachable' }

/** After the right password a code may be asked for, on the page `path`. */
export type PasswordResult = SignInResult | { readonly kind: 'two-factor'; readonly path: string }

/**
 * Signs in with user name and password. The service sets the session's cookies; without them the user isn't signed in.
 */
export async function signIn({ username, password }: Credentials): Promise<PasswordResult> {
  try {
    const mfaDeviceToken = browserCookies().mfaToken
    const answer = await call(login, { body: { username, password, mfaDeviceToken } })
    if (!answer.ok) return toSignInFailure(answer)
    const next = afterLogin(answer.data)
    if (next.kind === 'redirect') return next
    if (next.kind === 'two-factor') {
      return next.sessionId ? { kind: 'two-factor', path: await startTwoFactor(next.sessionId) } : { kind: 'failed' }
    }
    return startSession() ? { kind: 'signed-in' } : { kind: 'failed' }
  } catch (error) {
    return { kind: isUnreachable(error) ? 'unreachable' : 'failed' }
  }
}

function toSignInFailure({ status, message, retryAfterSeconds }: Refusal): SignInResult {
  if (status === statusCodes.unauthenticated) return { kind: 'rejected', message }
  if (status !== tooManyRequests) return { kind: 'failed' }
  return { kind: 'limited', message, retryAt: toRetryAt(retryAfterSeconds) }
}

/** When a call may be tried again, in milliseconds since 1970, from the seconds of its answer. */
export function toRetryAt(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Date.now() + seconds * 1000
}

/** The status after too many attempts; the message says what to do. */
export const tooManyRequests = 429

/** The result of sending a code. `ended`: the sign-in itself is over, and the page says so. */
export type SendCodeResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'sendFailed' | 'sendUnreachable' }
  | RefusedCode

/** Too many codes: the service says what to do. `retryAt` in milliseconds since 1970, if waiting helps. */
interface RefusedCode {
  readonly kind: 'refused'
  readonly message: string
  readonly retryAt?: number
}

function toRefusedCode({ status, message, retryAfterSeconds }: Refusal): RefusedCode | null {
  const isLimited = status === tooManyRequests || status === statusCodes.locked
  return isLimited && message ? { kind: 'refused', message, retryAt: toRetryAt(retryAfterSeconds) } : null
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
  try {
    const answer = await call(getSessionInfo, { body: { sessionId: waiting.sessionId } })
    if (!answer.ok) return endIfExpired(waiting, answer.status)
    const { email, mobilePhone, homePhone } = answer.data
    const contacts = { email, mobilePhone, homePhone }
    update(waiting, { contacts })
    if (!twoFactorStep(contacts).sendsEmail) return true
    const sent = await sendCode('email')
    if (sent.kind !== 'sent' && sent.kind !== 'ended') update(waiting, { unsent: sent })
    return true
  } catch {
    return false
  }
}

/** Sends a code; an earlier one is no longer valid. */
export async function sendCode(method: VerificationMethod): Promise<SendCodeResult> {
  const waiting = waitingSignIn()
  if (waiting === null) return { kind: 'ended' }
  try {
    const body = { sessionId: waiting.sessionId, otpMethod: toOtpMethod(method) }
    const answer = await call(requestOtp, { body })
    if (answer.ok) {
      update(waiting, { sentBy: method })
      return { kind: 'sent' }
    }
    if (endIfExpired(waiting, answer.status)) return { kind: 'ended' }
    return toRefusedCode(answer) ?? { kind: 'sendFailed' }
  } catch (error) {
    return { kind: isUnreachable(error) ? 'sendUnreachable' : 'sendFailed' }
  }
}

/** Ends a sign-in that can't continue and keeps only the reason, unless it was canceled meanwhile. */
function endTwoFactor(waiting: WaitingSignIn, reason: 'locked' | 'ended'): void {
  if (isCurrent(waiting)) changePendingSignIn({ stage: reason })
}

function endIfExpired(waiting: WaitingSignIn, status: number): boolean {
  if (status !== statusCodes.unauthenticated) return false
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

/** The result of verifying a code. `ended`: the sign-in itself is over, and the page says why. */
export type VerifyCodeResult =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'wrongCode' | 'checkFailed' | 'checkUnreachable' }
  | RefusedCode

/** Verifies the code of the waiting sign-in. The right one starts the session, and the route guard redirects. */
export async function verifyCode({ code, remembersDevice }: EnteredCode): Promise<VerifyCodeResult> {
  const waiting = waitingSignIn()
  if (!waiting?.sentBy) return { kind: 'ended' }
  const body = {
    sessionId: waiting.sessionId,
    otpCode: code,
    otpMethod: toOtpMethod(waiting.sentBy),
    saveFingerprint: remembersDevice,
    userData: deviceFacts(),
  }
  try {
    const answer = await call(verifyOtp, { body })
    return answer.ok ? finish(answer.data) : toCodeFailure(waiting, answer)
  } catch (error) {
    return { kind: isUnreachable(error) ? 'checkUnreachable' : 'checkFailed' }
  }
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

function finish(session: AuthSession): VerifyCodeResult {
  const next = afterLogin({ mfaRequired: false, redirectUrl: session.redirectUrl, sessionId: null })
  if (!startSession()) return { kind: 'checkFailed' }
  clearExternalRedirect()
  if (next.kind === 'redirect') {
    saveExternalRedirect(next.url)
    saveReturnTo(completePath)
  }
  return { kind: 'signed-in' }
}

function toCodeFailure(waiting: WaitingSignIn, refusal: Refusal): VerifyCodeResult {
  const { status } = refusal
  if (status === statusCodes.badRequest) return { kind: 'wrongCode' }
  if (status === statusCodes.unauthenticated || status === statusCodes.locked) {
    endTwoFactor(waiting, status === statusCodes.locked ? 'locked' : 'ended')
    return { kind: 'ended' }
  }
  return toRefusedCode(refusal) ?? { kind: 'checkFailed' }
}
