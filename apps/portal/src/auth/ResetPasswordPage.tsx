import { ResetPassword } from '@producer-portal/features/auth'
import type { PasswordChoice } from '@producer-portal/features/auth'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { saveNewPassword } from './sign-in-help.js'
import { endSessionInAllTabs } from './session.js'
import { textFromState } from './location-state.js'
import { currentSession } from './state.js'
import { useHelpRequest } from './useHelpRequest.js'
import { passwordChanged } from './LoginPage.js'

/** /reset-password: a new password, for who comes with a link that was checked. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const sessionId = textFromState(useLocation().state, 'sessionId')
  const { isPending, failure, follow } = useHelpRequest()
  if (!sessionId) return <Navigate replace to="/sign-in-help" />

  const save = async (choice: PasswordChoice) => {
    const { kind } = await follow(saveNewPassword(sessionId, choice))
    if (kind === 'ended') void navigate('/link-expired', { replace: true })
    if (kind !== 'done') return
    // Somebody may have signed in meanwhile, in another tab; the service has ended that session.
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
