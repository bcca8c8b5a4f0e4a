import { LinkCheck, LinkExpired, ResetPassword } from '@producer-portal/features/auth'
import type { PasswordChoice } from '@producer-portal/features/auth'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { textFromState } from '../shell/location-state.js'
import { passwordChanged } from './LoginPage.js'
import { endSessionInAllTabs } from './session.js'
import { checkLink, saveNewPassword, useHelpRequest } from './sign-in-help.js'
import { currentSession } from './state.js'

/**
 * /forgot-password-validate/: the target of the emailed link. Checks the link, removes it from the URL and redirects.
 */
export function LinkCheckPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const sessionId = search.get('sessionId')

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const found = sessionId ? await checkLink(sessionId) : 'ended'
      if (!isCurrent) return
      if (found !== 'valid') return navigate('/link-expired', { replace: true, state: { kind: found } })
      void navigate('/reset-password', { replace: true, state: { sessionId } })
      // A new password ends every session of the account. This one is ended here first, with its cleanup.
      if (currentSession().status === 'authenticated') endSessionInAllTabs()
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [navigate, sessionId])

  return (
    <OpenPage>
      <LinkCheck />
    </OpenPage>
  )
}

/** /reset-password: sets a new password after the emailed link was checked. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const sessionId = textFromState(useLocation().state, 'sessionId')
  const { isPending, failure, follow } = useHelpRequest()
  if (!sessionId) return <Navigate replace to="/sign-in-help" />

  const save = async (choice: PasswordChoice) => {
    const result = await follow(saveNewPassword(sessionId, choice))
    if (!result.ok) {
      if (result.failure.kind === 'notFound') void navigate('/link-expired', { replace: true })
      return
    }
    // Another tab may have signed in meanwhile; the service has ended that session.
    if (currentSession().status === 'authenticated') endSessionInAllTabs()
    void navigate('/login', { replace: true, state: passwordChanged })
  }

  return (
    <OpenPage>
      <ResetPassword
        state={isPending ? 'saving' : 'ready'}
        failure={failure}
        signInHref="/login"
        onPasswordSubmit={(choice) => void save(choice)}
      />
    </OpenPage>
  )
}

/** /link-expired: an emailed link that is no longer valid, or couldn't be checked. */
export function LinkEndedPage() {
  const navigate = useNavigate()
  const kind = textFromState(useLocation().state, 'kind')
  return (
    <OpenPage>
      <LinkExpired
        kind={kind === 'unchecked' ? kind : 'ended'}
        signInHref="/login"
        onLinkRequest={() => void navigate('/sign-in-help')}
      />
    </OpenPage>
  )
}
