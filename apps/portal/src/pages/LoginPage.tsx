import { LegacyLogin } from '@producer-portal/features/session'
import type { SignInCredentials, SignInFailure } from '@producer-portal/features/session'
import { SignInFrame } from '@producer-portal/features/shell'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useFeatureFlags } from '../data/useFeatureFlags.js'
import { LoadingPage } from '../frame/LoadingPage.js'
import { signIn } from '../session/sign-in.js'
import { usePreferences } from '../state/preferences.js'

/** /login, and /expired with the reason. Once signed in, the route's own gate leads on. */
export function LoginPage() {
  const { pathname } = useLocation()
  const { brand } = usePreferences()
  const flags = useFeatureFlags()
  const [failure, setFailure] = useState<SignInFailure>()
  const [isSigningIn, setSigningIn] = useState(false)

  const submit = async (credentials: SignInCredentials) => {
    setSigningIn(true)
    const result = await signIn(credentials)
    if (result.kind === 'redirect') return window.location.assign(result.url)
    setSigningIn(false)
    setFailure(result.kind === 'signed-in' ? undefined : result)
  }

  if (flags.isLoading) return <LoadingPage />
  return (
    <SignInFrame brand={brand}>
      <LegacyLogin
        state={isSigningIn ? 'signingIn' : 'ready'}
        failure={failure}
        notice={pathname === '/expired' ? 'expired' : undefined}
        helpHref={`mailto:${brand.email}`}
        onCredentialsSubmit={(credentials) => void submit(credentials)}
      />
    </SignInFrame>
  )
}
