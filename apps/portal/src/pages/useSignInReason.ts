import type { SignInReason } from '@producer-portal/features/session'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { visitText } from '../session/visit-text.js'

/** The state of a visit to /login that comes from setting a new password. */
export const passwordChanged = { reason: 'passwordChanged' } as const satisfies { reason: SignInReason }

/** Why somebody meets the sign-in page. A changed password is told once: a reload says nothing of it. */
export function useSignInReason(): SignInReason | undefined {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [reason] = useState(() => reasonOf(pathname, state))
  useEffect(() => {
    if (isChanged(state)) void navigate(pathname, { replace: true })
  }, [navigate, pathname, state])
  return reason
}

function reasonOf(pathname: string, state: unknown): SignInReason | undefined {
  if (pathname === '/expired') return 'expired'
  return isChanged(state) ? passwordChanged.reason : undefined
}

function isChanged(state: unknown): boolean {
  return visitText(state, 'reason') === passwordChanged.reason
}
