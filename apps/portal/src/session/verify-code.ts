import { afterLogin, otpMethodOf, statusCodes, verifyOtp } from '@producer-portal/domain/session'
import type { AuthSession } from '@producer-portal/domain/session'
import { call } from '../data/api.js'
import { isUnreachable } from '../data/faults.js'
import { deviceFacts } from './device-facts.js'
import { forgetOnwardAddress, keepOnwardAddress } from './onward-address.js'
import type { WaitingSignIn } from './pending-sign-in.js'
import { rememberPath } from './return-path.js'
import { startSession } from './start-session.js'
import { stopTwoFactor, tooManyRequests, waitingSignIn } from './two-factor.js'

/** A code as it was typed. */
export interface TypedCode {
  readonly code: string
  /** Keeps this device for 30 days: the service answers with its token. */
  readonly remembersDevice: boolean
}

/** What came of checking a code. `over`: the sign-in itself has ended, and the pages say why. */
export type VerifyResult =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'over' }
  | { readonly kind: 'wrongCode' | 'checkFailed' | 'checkUnreachable' }
  | { readonly kind: 'refused'; readonly message: string }

/** Checks the code of the waiting sign-in. The right one starts the session, and the page's own gate leads on. */
export async function verifyCode({ code, remembersDevice }: TypedCode): Promise<VerifyResult> {
  const pending = waitingSignIn()
  if (!pending?.sentBy) return { kind: 'over' }
  const body = {
    sessionId: pending.sessionId,
    otpCode: code,
    otpMethod: otpMethodOf(pending.sentBy),
    saveFingerprint: remembersDevice,
    userData: deviceFacts(),
  }
  try {
    const answer = await call(verifyOtp, { body })
    return answer.ok ? finish(answer.data) : refusal(pending, answer)
  } catch (error) {
    return { kind: isUnreachable(error) ? 'checkUnreachable' : 'checkFailed' }
  }
}

/** The page that is shown before a sign-in goes on elsewhere. */
const completePath = '/verify/complete'

function finish(session: AuthSession): VerifyResult {
  const next = afterLogin({ mfaRequired: false, redirectUrl: session.redirectUrl, sessionId: null })
  if (!startSession()) return { kind: 'checkFailed' }
  forgetOnwardAddress()
  if (next.kind === 'redirect') {
    keepOnwardAddress(next.url)
    rememberPath(completePath)
  }
  return { kind: 'signed-in' }
}

interface Refused {
  readonly status: number
  readonly message: string | undefined
}

function refusal(pending: WaitingSignIn, { status, message }: Refused): VerifyResult {
  if (status === statusCodes.badRequest) return { kind: 'wrongCode' }
  if (status === statusCodes.unauthenticated || status === statusCodes.locked) {
    stopTwoFactor(pending, status === statusCodes.locked ? 'locked' : 'ended')
    return { kind: 'over' }
  }
  return status === tooManyRequests && message ? { kind: 'refused', message } : { kind: 'checkFailed' }
}
