import { VerifyNote } from '@producer-portal/features/session'
import { useEffect } from 'react'
import { focusPage } from '../frame/focus-page.js'
import { cancelTwoFactor } from '../session/two-factor.js'

export interface EndedSignInProps {
  reason: 'locked' | 'ended'
}

/** Takes the place of a step whose sign-in has ended: says why, and leads back to the sign-in page. */
export function EndedSignIn({ reason }: EndedSignInProps) {
  useEffect(focusPage, [])
  return <VerifyNote kind={reason} onContinue={cancelTwoFactor} />
}
