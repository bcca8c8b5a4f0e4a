import { ForgotUserId } from '@producer-portal/features/session'
import { SignInFrame } from '@producer-portal/features/shell'
import { useNavigate } from 'react-router-dom'
import { askForUserId } from '../session/sign-in-help.js'
import { usePreferences } from '../state/preferences.js'
import { useHelpCall } from './useHelpCall.js'

/** /signInHelp/verifyAccount: the user ID, by email. */
export function ForgotUserIdPage() {
  const { brand } = usePreferences()
  const navigate = useNavigate()
  const { isBusy, failure, follow } = useHelpCall()

  const send = async (email: string) => {
    const { kind } = await follow(askForUserId(email))
    if (kind === 'done') void navigate('/signInHelp/verifyConfirmation')
  }

  return (
    <SignInFrame brand={brand}>
      <ForgotUserId
        state={isBusy ? 'sending' : 'ready'}
        failure={failure}
        helpHref="/sign-in-help"
        onEmailSubmit={(email) => void send(email)}
      />
    </SignInFrame>
  )
}
