import { LegacyLogin } from '@producer-portal/features/session'
import type { SignInCredentials, SignInFailure, SignInReason } from '@producer-portal/features/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { signIn } from '../session/sign-in.js'

export interface LegacySignInProps {
  notice: SignInReason | undefined
}

/** Signing in with the portal's own user name and password. Once signed in, the route's own gate leads on. */
export function LegacySignIn({ notice }: LegacySignInProps) {
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
