import { SignInHelp } from '@producer-portal/features/session'
import { useNavigate } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { askForLink } from '../session/sign-in-help.js'
import { usePreferences } from '../state/preferences.js'
import { useHelpCall } from './useHelpCall.js'

/** /sign-in-help: a link for a new password, and every other way in. */
export function SignInHelpPage() {
  const { brand } = usePreferences()
  const navigate = useNavigate()
  const { isBusy, failure, follow } = useHelpCall()

  const send = async (userId: string) => {
    const { kind } = await follow(askForLink(userId))
    if (kind === 'done') void navigate('/email-sent', { state: { userId } })
  }

  return (
    <OpenPage hasHelp={false}>
      <SignInHelp
        state={isBusy ? 'sending' : 'ready'}
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
