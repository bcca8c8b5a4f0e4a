import { SignInHelp } from '@producer-portal/features/auth'
import { useNavigate } from 'react-router-dom'
import { OpenPage } from '../shell/OpenPage.js'
import { requestResetLink } from './sign-in-help.js'
import { portalSettings } from '../config/portal-settings.js'
import { useHelpRequest } from './useHelpRequest.js'

/** /sign-in-help: a link for a new password, and every other way in. */
export function SignInHelpPage() {
  const { brand } = portalSettings()
  const navigate = useNavigate()
  const { isPending, failure, follow } = useHelpRequest()

  const send = async (userId: string) => {
    const { kind } = await follow(requestResetLink(userId))
    if (kind === 'done') void navigate('/email-sent', { state: { userId } })
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
