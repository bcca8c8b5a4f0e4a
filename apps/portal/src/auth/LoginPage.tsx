import type { Failure } from '@producer-portal/domain/endpoint'
import { authMessages, LegacyLogin, LoginWidget } from '@producer-portal/features/auth'
import type { IdentityStart, SignInCredentials, SignInReason } from '@producer-portal/features/auth'
import { useMessages } from '@producer-portal/features/i18n'
import { SignInFrame } from '@producer-portal/features/shell'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { portalSettings } from '../config/portal-settings.js'
import { useEnvironment, useFeatureFlags } from '../config/queries.js'
import { LoadingPage } from '../shell/LoadingPage.js'
import { finishIdentitySignIn, isIdentityReturn, leaveForIdentity } from './identity-sign-in.js'
import { textFromState } from '../shell/location-state.js'
import { signIn } from './sign-in.js'
import { getSignOutReason } from './signed-out.js'

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

/** Signing in with the portal's own user name and password; the route guard then redirects. */
function LegacySignIn({ notice }: { notice: SignInReason | undefined }) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const [isSigningIn, setSigningIn] = useState(false)

  const submit = async (credentials: SignInCredentials) => {
    setSigningIn(true)
    const result = await signIn(credentials)
    if (result.ok && result.data.kind === 'redirect') return window.location.assign(result.data.url)
    if (result.ok && result.data.kind === 'two-factor') return navigate(result.data.path)
    setSigningIn(false)
    setFailure(result.ok ? undefined : result.failure)
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

/** The reason the sign-in page is shown. A changed password is mentioned once: not after a reload. */
function useSignInReason(): SignInReason | undefined {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isPasswordChanged = textFromState(state, 'reason') === passwordChanged.reason
  const [reason] = useState<SignInReason | undefined>(() => {
    if (pathname === '/expired') return 'expired'
    if (isPasswordChanged) return passwordChanged.reason
    return getSignOutReason()
  })
  useEffect(() => {
    if (isPasswordChanged) void navigate(pathname, { replace: true })
  }, [navigate, pathname, isPasswordChanged])
  return reason
}

interface IdentitySignInProps {
  notice: SignInReason | undefined
}

/** Signing in with the identity provider, including the return from it. The route guard then redirects. */
function IdentitySignIn({ notice }: IdentitySignInProps) {
  const { search } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  const { isReturning, failure, setFailure } = useIdentityReturn(search)
  const environment = useEnvironment().data

  const leave = async (start: IdentityStart) => {
    setLeaving(true)
    const failed = await leaveForIdentity(portalSettings().identity, start)
    setLeaving(false)
    setFailure(failed)
  }

  return (
    <LoginWidget
      state={isReturning ? 'returning' : isLeaving ? 'leaving' : 'ready'}
      failure={failure}
      notice={notice}
      forgotPasswordHref="/sign-in-help"
      questionsHref="/signInHelp/verifyAccount"
      onSignInStart={(start) => void leave(start)}
      onRegisterStart={() => {
        if (environment) window.location.assign(`${environment.serviceUrl}/register`)
      }}
    />
  )
}

/** Finishes a sign-in that returns in the URL, once. Its code can't be used again. */
function useIdentityReturn(search: string) {
  const t = useMessages(authMessages)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure>()
  const [isReturning, setReturning] = useState(() => isIdentityReturn(search))
  const begun = useRef(false)
  useEffect(() => {
    if (!isReturning || begun.current) return
    begun.current = true
    const returned = new URL(window.location.href)
    void navigate('/login', { replace: true })
    const finish = async () => {
      const result = await finishIdentitySignIn(portalSettings().identity, returned)
      setReturning(false)
      if (!result.ok) setFailure(result.failure)
      else if (result.data === 'cancelled') setFailure({ kind: 'unauthenticated', message: t('cancelled'), errors: [] })
    }
    void finish()
  }, [isReturning, navigate, t])
  return { isReturning, failure, setFailure }
}
