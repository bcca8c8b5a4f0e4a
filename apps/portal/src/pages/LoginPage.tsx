import type { SignInReason } from '@producer-portal/features/session'
import { SignInFrame } from '@producer-portal/features/shell'
import { useLocation } from 'react-router-dom'
import { useFeatureFlags } from '../data/useFeatureFlags.js'
import { LoadingPage } from '../frame/LoadingPage.js'
import { usePreferences } from '../state/preferences.js'
import { IdentitySignIn } from './IdentitySignIn.js'
import { LegacySignIn } from './LegacySignIn.js'

/** The state of a visit to /login that comes from setting a new password. */
export const passwordChanged = { reason: 'passwordChanged' } as const

/** /login, and /expired with the reason. The flag for the identity provider says which way of signing in is shown. */
export function LoginPage() {
  const { pathname, state } = useLocation()
  const { brand } = usePreferences()
  const flags = useFeatureFlags()
  if (flags.isLoading) return <LoadingPage />
  const notice = reasonOf(pathname, state)
  return (
    <SignInFrame brand={brand}>
      {flags.data?.oktaLogin ? <IdentitySignIn notice={notice} /> : <LegacySignIn notice={notice} />}
    </SignInFrame>
  )
}

function reasonOf(pathname: string, state: unknown): SignInReason | undefined {
  if (pathname === '/expired') return 'expired'
  const isChanged = typeof state === 'object' && state !== null && 'reason' in state
  return isChanged && state.reason === passwordChanged.reason ? 'passwordChanged' : undefined
}
