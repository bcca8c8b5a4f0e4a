import { afterLogin, otpMethodOf, statusCodes, verifyOtp } from '@producer-portal/domain/auth'
import type { AuthSession } from '@producer-portal/domain/auth'
import { call } from '../api/api.js'
import { isUnreachable } from '../api/errors.js'
import { clearExternalRedirect, saveExternalRedirect, saveReturnTo } from './return-to.js'
import { startSession } from './session.js'
import type { WaitingSignIn } from './state.js'
import { endTwoFactor, tooManyRequests, waitingSignIn } from './two-factor.js'

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
  | { readonly kind: 'refused'; readonly message: string }

/** Verifies the code of the waiting sign-in. The right one starts the session, and the route guard leads on. */
export async function verifyCode({ code, remembersDevice }: EnteredCode): Promise<VerifyCodeResult> {
  const signIn = waitingSignIn()
  if (!signIn?.sentBy) return { kind: 'ended' }
  const body = {
    sessionId: signIn.sessionId,
    otpCode: code,
    otpMethod: otpMethodOf(signIn.sentBy),
    saveFingerprint: remembersDevice,
    userData: deviceFacts(),
  }
  try {
    const answer = await call(verifyOtp, { body })
    return answer.ok ? finish(answer.data) : toFailure(signIn, answer)
  } catch (error) {
    return { kind: isUnreachable(error) ? 'checkUnreachable' : 'checkFailed' }
  }
}

const maxFactLength = 500

/** Helps the owner tell remembered devices apart. The location is no more than the time zone. */
function deviceFacts() {
  const { userAgent } = window.navigator
  return {
    browserInfo: userAgent.slice(0, maxFactLength),
    osInfo: /\(([^);]+)/.exec(userAgent)?.[1]?.slice(0, maxFactLength) ?? null,
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

function toFailure(
  signIn: WaitingSignIn,
  { status, message }: { readonly status: number; readonly message: string | undefined },
): VerifyCodeResult {
  if (status === statusCodes.badRequest) return { kind: 'wrongCode' }
  if (status === statusCodes.unauthenticated || status === statusCodes.locked) {
    endTwoFactor(signIn, status === statusCodes.locked ? 'locked' : 'ended')
    return { kind: 'ended' }
  }
  return status === tooManyRequests && message ? { kind: 'refused', message } : { kind: 'checkFailed' }
}
