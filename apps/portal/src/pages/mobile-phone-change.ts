import { canSeeFullProfile } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { statusCodes } from '@producer-portal/domain/session'
import type { MobileCodeFailure } from '@producer-portal/features/profile'
import * as v from 'valibot'
import { refusalOf } from '../data/save.js'
import type { SaveResult } from '../data/save.js'
import { dutyPaths } from '../session/guards.js'
import { tooManyRequests } from '../session/two-factor.js'

/** The number as it is typed, until a code was entered for it. */
export const mobilePhoneDraft = { name: 'change-mobile-phone', schema: v.string() } as const

/**
 * A change that waits for its code, so that a phone that drops the page for its messages brings it back. The id only
 * names the change: without the code, and without the session of the same user, it opens nothing.
 */
export const mobileCodeDraft = {
  name: 'change-mobile-phone/code',
  schema: v.object({ sessionId: v.string(), phoneNumber: v.string(), codesSent: v.number() }),
} as const

/** Where a change of the mobile phone takes place: on its own, or while contact data is verified. */
export interface MobilePhonePaths {
  /** Contact data is being verified: no other account page opens. */
  readonly isDuty: boolean
  readonly number: string
  readonly code: string
  /** Where people came from, and go back to. */
  readonly back: string
}

/** The addresses of the change that this address belongs to; who has no profile page goes back to the dashboard. */
export function mobilePhonePaths(pathname: string, user: AccessUser): MobilePhonePaths {
  if (pathname.startsWith('/verify/')) {
    return { number: '/verify/mobile', code: '/verify/mobile-otp', back: dutyPaths['verify-contact'], isDuty: true }
  }
  const back = canSeeFullProfile(user) ? '/profile' : '/dashboard'
  return { number: '/change-mfa-phone', code: '/change-mfa-phone-verify', back, isDuty: false }
}

type Unsaved = Exclude<SaveResult, { readonly kind: 'saved' }>

/** Why no code was sent, by what the service answered. */
export function sendFailure(result: Unsaved): MobileCodeFailure {
  if (result.kind === 'unreachable') return { kind: 'sendUnreachable' }
  return refusalOf(result) ?? tooOften(result) ?? { kind: 'sendFailed' }
}

/** Why a code was not taken. After one wrong code too many, and without a change, the number is entered again. */
export function checkFailure(result: Unsaved): MobileCodeFailure {
  const status = result.kind === 'refused' ? result.status : null
  if (status === statusCodes.badRequest) return { kind: 'wrongCode' }
  const refusal = refusalOf(result)
  if (refusal === null) return { kind: 'checkFailed' }
  const hasEnded = status === statusCodes.locked || status === statusCodes.conflict
  return hasEnded ? { kind: 'ended', errors: refusal.errors } : refusal
}

function tooOften(result: Unsaved): MobileCodeFailure | null {
  if (result.kind !== 'refused' || result.status !== tooManyRequests || !result.message) return null
  return { kind: 'refused', errors: [result.message] }
}
