import { LegacyLogin } from '@producer-portal/features/auth'
import type { SignInCredentials, SignInFailure, SignInReason } from '@producer-portal/features/auth'
import { SignInFrame } from '@producer-portal/features/shell'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFeatureFlags } from '../config/queries.js'
import { LoadingPage } from '../shell/LoadingPage.js'
import { portalSettings } from '../config/portal-settings.js'
import { IdentitySignIn } from './IdentitySignIn.js'
import { textFromState } from './location-state.js'
import { signIn } from './sign-in.js'

/** /login, and /expired with the reason. A feature flag says whether the identity provider signs users in. */
export function LoginPage() {
  const { brand } = portalSettings()
  const flags = useFeatureFlags()
  const notice = useSignInReason()
  if (flags.isLoading) return <LoadingPage />
  return (
    <SignInFrame brand={brand}>
      {flags.data?.oktaLogin ? <IdentitySignIn notice={notice} /> : <LegacySignIn notice={notice} />}
    </SignInFrame>
  )
}

/** Signing in with the portal's own user name and password; the route guard then leads on. */
function LegacySignIn({ notice }: { notice: SignInReason | undefined }) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<SignInFailure>()
  const [isSigningIn, setSigningIn] = useState(false)

  const submit = async (credentials: SignInCredentials) => {
    setSigningIn(true)
    const result = await signIn(credentials)
    if (result.kind === 'redirect') return window.location.assign(result.url)
    if (result.kind === 'two-factor') return navigate(result.path)
    setSigningIn(false)
    setFailure(result.kind === 'signed-in' ? undefined : result)
  }

  return (
    <LegacyLogin
      state={isSigningIn ? 'signingIn' : 'ready'}
      failure={failure}
      notice={notice}
      helpHref="/sign-in-help"
      onCredentialsSubmit={(credentials) => void submit(credentials)}
    />
  )
}

/** The navigation state of a visit to /login after setting a new password. */
export const passwordChanged = { reason: 'passwordChanged' } as const satisfies { reason: SignInReason }

/** Why the sign-in page is shown. A changed password is mentioned once: not after a reload. */
function useSignInReason(): SignInReason | undefined {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isPasswordChanged = textFromState(state, 'reason') === passwordChanged.reason
  const [reason] = useState<SignInReason | undefined>(() => {
    if (pathname === '/expired') return 'expired'
    return isPasswordChanged ? passwordChanged.reason : undefined
  })
  useEffect(() => {
    if (isPasswordChanged) void navigate(pathname, { replace: true })
  }, [navigate, pathname, isPasswordChanged])
  return reason
}
