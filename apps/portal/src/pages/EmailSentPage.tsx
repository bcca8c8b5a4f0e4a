import { EmailSent } from '@producer-portal/features/session'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { askForLink } from '../session/sign-in-help.js'
import { visitText } from '../session/visit-text.js'
import { useHelpCall } from './useHelpCall.js'

/** /email-sent: the link for a new password is on its way, if there is such an account. */
export function EmailSentPage() {
  const userId = visitText(useLocation().state, 'userId')
  const { isBusy, failure, follow } = useHelpCall()
  const [isResent, setResent] = useState(false)

  const resend = async () => {
    if (!userId) return
    const { kind } = await follow(askForLink(userId))
    setResent(kind === 'done')
  }

  return (
    <OpenPage>
      <EmailSent
        userId={userId}
        state={isBusy ? 'sending' : isResent ? 'resent' : 'ready'}
        failure={failure}
        againHref="/sign-in-help"
        signInHref="/login"
        onLinkResend={() => void resend()}
      />
    </OpenPage>
  )
}
