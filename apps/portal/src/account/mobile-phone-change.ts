import { canSeeFullProfile } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import type { CodeFailure } from '@producer-portal/domain/auth'
import { useState } from 'react'
import * as v from 'valibot'
import { requiredActionPaths } from '../auth/after-sign-in.js'
import { sendMobileCode, useVerifyMobileCode } from './mutations.js'

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

/** The page of a change of the mobile phone: on its own, or while contact data is verified. */
export interface MobilePhonePaths {
  /** Contact data is being verified: no other account page opens. */
  readonly isRequiredAction: boolean
  readonly number: string
  readonly code: string
  /** The page the user came from and returns to. */
  readonly back: string
}

/** The addresses of the change at this path. Users without a profile page return to the dashboard. */
export function mobilePhonePaths(pathname: string, user: AccessUser): MobilePhonePaths {
  if (pathname.startsWith('/verify/')) {
    return {
      number: '/verify/mobile',
      code: '/verify/mobile-otp',
      back: requiredActionPaths['verify-contact'],
      isRequiredAction: true,
    }
  }
  const back = canSeeFullProfile(user) ? '/profile' : '/dashboard'
  return { number: '/change-mfa-phone', code: '/change-mfa-phone-verify', back, isRequiredAction: false }
}

type Waiting = v.InferOutput<typeof mobileCodeDraft.schema>

/**
 * Checks the code of a new mobile phone, and sends others.
 * @param waiting the change; undefined when there is none
 * @param onWaitingChange keeps it after another code was sent
 */
export function useMobileCode(waiting: Waiting | undefined, onWaitingChange: (waiting: Waiting) => void) {
  const verifyCode = useVerifyMobileCode()
  const [state, setState] = useState<'ready' | 'verifying' | 'sending'>('ready')
  const [failure, setFailure] = useState<CodeFailure>()

  /** @returns true when the code was right and the phone is changed */
  const check = async (otpCode: string): Promise<boolean> => {
    if (waiting === undefined || state !== 'ready') return false
    setState('verifying')
    const result = await verifyCode({ ...waiting, otpCode })
    // Once it's verified, the page goes away: nothing can be pressed again
    if (!result.ok) setState('ready')
    setFailure(result.ok ? undefined : { step: 'check', failure: result.failure })
    return result.ok
  }

  const resend = async () => {
    if (waiting === undefined || state !== 'ready') return
    setState('sending')
    const { phoneNumber, codesSent } = waiting
    const result = await sendMobileCode(phoneNumber)
    setState('ready')
    setFailure(result.ok ? undefined : { step: 'send', failure: result.failure })
    if (result.ok) onWaitingChange({ sessionId: result.data, phoneNumber, codesSent: codesSent + 1 })
  }
  return { state, failure, check, resend }
}
