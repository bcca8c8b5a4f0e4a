import { ResetPassword } from '@producer-portal/features/session'
import type { PasswordChoice } from '@producer-portal/features/session'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { saveNewPassword } from '../session/sign-in-help.js'
import { forgetUser } from '../session/sign-out.js'
import { visitText } from '../session/visit-text.js'
import { currentSession } from '../state/session-state.js'
import { useHelpCall } from './useHelpCall.js'
import { passwordChanged } from './useSignInReason.js'

/** /reset-password: a new password, for who comes with a link that was checked. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const sessionId = visitText(useLocation().state, 'sessionId')
  const { isBusy, failure, follow } = useHelpCall()
  if (!sessionId) return <Navigate replace to="/sign-in-help" />

  const save = async (choice: PasswordChoice) => {
    const { kind } = await follow(saveNewPassword(sessionId, choice))
    if (kind === 'ended') void navigate('/link-expired', { replace: true })
    if (kind !== 'done') return
    // Somebody may have signed in meanwhile, in another tab; the service has ended that session.
    if (currentSession().status === 'authenticated') forgetUser()
    void navigate('/login', { replace: true, state: passwordChanged })
  }

  return (
    <OpenPage>
      <ResetPassword
        state={isBusy ? 'saving' : 'ready'}
        failure={failure}
        signInHref="/login"
        onPasswordSubmit={(choice) => void save(choice)}
      />
    </OpenPage>
  )
}
