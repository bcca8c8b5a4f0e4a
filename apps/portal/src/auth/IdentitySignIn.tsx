import { useMessages } from '@producer-portal/features/i18n'
import { LoginWidget, authMessages } from '@producer-portal/features/auth'
import type { IdentityStart, SignInFailure, SignInReason } from '@producer-portal/features/auth'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEnvironment } from '../config/queries.js'
import { isIdentityReturn, finishIdentitySignIn, leaveForIdentity } from './identity-sign-in.js'
import { portalSettings } from '../config/portal-settings.js'

export interface IdentitySignInProps {
  notice: SignInReason | undefined
}

/** Signing in with the identity provider: leads there, and back again. The route's own gate leads on. */
export function IdentitySignIn({ notice }: IdentitySignInProps) {
  const { search } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  const { isReturning, failure, setFailure } = useIdentityReturn(search)
  const environment = useEnvironment().data

  const leave = async (start: IdentityStart) => {
    setLeaving(true)
    const result = await leaveForIdentity(portalSettings().identity, start)
    setLeaving(false)
    if (result.kind !== 'signed-in' && result.kind !== 'redirect') setFailure(result)
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

/** Finishes a sign-in that comes back in the address, once; the code in it is of no use to anybody afterwards. */
function useIdentityReturn(search: string) {
  const say = useMessages(authMessages)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<SignInFailure>()
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
      if (result.kind === 'cancelled') setFailure({ kind: 'rejected', message: say('cancelled') })
      else if (result.kind !== 'signed-in' && result.kind !== 'redirect') setFailure(result)
    }
    void finish()
  }, [isReturning, navigate, say])
  return { isReturning, failure, setFailure }
}
