import { ForgotUserId } from '@producer-portal/features/auth'
import { useNavigate } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { requestUserIdEmail } from './sign-in-help.js'
import { useHelpRequest } from './useHelpRequest.js'

/** /signInHelp/verifyAccount: the user ID, by email. */
export function ForgotUserIdPage() {
  const navigate = useNavigate()
  const { isPending, failure, follow } = useHelpRequest()

  const send = async (email: string) => {
    const { kind } = await follow(requestUserIdEmail(email))
    if (kind === 'done') void navigate('/signInHelp/verifyConfirmation')
  }

  return (
    <OpenPage>
      <ForgotUserId
        state={isPending ? 'sending' : 'ready'}
        failure={failure}
        helpHref="/sign-in-help"
        onEmailSubmit={(email) => void send(email)}
      />
    </OpenPage>
  )
}
