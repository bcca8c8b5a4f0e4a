import { EmailSent } from '@producer-portal/features/auth'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { requestResetLink } from './sign-in-help.js'
import { textFromState } from './location-state.js'
import { useHelpRequest } from './useHelpRequest.js'

/** /email-sent: the link for a new password is on its way, if there is such an account. */
export function EmailSentPage() {
  const userId = textFromState(useLocation().state, 'userId')
  const { isPending, failure, follow } = useHelpRequest()
  const [isResent, setResent] = useState(false)

  const resend = async () => {
    if (!userId) return
    const { kind } = await follow(requestResetLink(userId))
    setResent(kind === 'done')
  }

  return (
    <OpenPage>
      <EmailSent
        userId={userId}
        state={isPending ? 'sending' : isResent ? 'resent' : 'ready'}
        failure={failure}
        againHref="/sign-in-help"
        signInHref="/login"
        onLinkResend={() => void resend()}
      />
    </OpenPage>
  )
}
