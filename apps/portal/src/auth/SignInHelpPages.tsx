import { EmailSent, ForgotUserId, SignInHelp, UserIdSent } from '@producer-portal/features/auth'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { portalSettings } from '../config/portal-settings.js'
import { OpenPage } from '../shell/OpenPage.js'
import { textFromState } from '../shell/location-state.js'
import { requestResetLink, requestUserIdEmail, useHelpRequest } from './sign-in-help.js'

/** /sign-in-help: requests a link for a new password, and lists the other ways to sign in. */
export function SignInHelpPage() {
  const { brand } = portalSettings()
  const navigate = useNavigate()
  const { isPending, failure, follow } = useHelpRequest()

  const send = async (userId: string) => {
    const { ok } = await follow(requestResetLink(userId))
    if (ok) void navigate('/email-sent', { state: { userId } })
  }

  return (
    <OpenPage hasHelp={false}>
      <SignInHelp
        state={isPending ? 'sending' : 'ready'}
        failure={failure}
        hrefs={{
          forgotUserId: '/signInHelp/verifyAccount',
          phone: `tel:${brand.phone}`,
          email: `mailto:${brand.email}`,
          signIn: '/login',
        }}
        onUserIdSubmit={(userId) => void send(userId)}
      />
    </OpenPage>
  )
}

/** /email-sent: confirms that the link for a new password was sent, if the account exists. */
export function EmailSentPage() {
  const userId = textFromState(useLocation().state, 'userId')
  const { isPending, failure, follow } = useHelpRequest()
  const [isResent, setResent] = useState(false)

  const resend = async () => {
    if (!userId) return
    const { ok } = await follow(requestResetLink(userId))
    setResent(ok)
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

/** /signInHelp/verifyAccount: the user ID, by email. */
export function ForgotUserIdPage() {
  const navigate = useNavigate()
  const { isPending, failure, follow } = useHelpRequest()

  const send = async (email: string) => {
    const { ok } = await follow(requestUserIdEmail(email))
    if (ok) void navigate('/signInHelp/verifyConfirmation')
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

/** /signInHelp/verifyConfirmation: confirms that the user ID was emailed, if there is one. */
export function UserIdSentPage() {
  return (
    <OpenPage>
      <UserIdSent againHref="/signInHelp/verifyAccount" signInHref="/login" />
    </OpenPage>
  )
}
