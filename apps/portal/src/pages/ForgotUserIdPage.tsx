import { ForgotUserId } from '@producer-portal/features/session'
import { useNavigate } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { askForUserId } from '../session/sign-in-help.js'
import { useHelpCall } from './useHelpCall.js'

/** /signInHelp/verifyAccount: the user ID, by email. */
export function ForgotUserIdPage() {
  const navigate = useNavigate()
  const { isBusy, failure, follow } = useHelpCall()

  const send = async (email: string) => {
    const { kind } = await follow(askForUserId(email))
    if (kind === 'done') void navigate('/signInHelp/verifyConfirmation')
  }

  return (
    <OpenPage>
      <ForgotUserId
        state={isBusy ? 'sending' : 'ready'}
        failure={failure}
        helpHref="/sign-in-help"
        onEmailSubmit={(email) => void send(email)}
      />
    </OpenPage>
  )
}
