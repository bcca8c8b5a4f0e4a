import { UserIdSent } from '@producer-portal/features/auth'
import { OpenPage } from '../shell/OpenPage.js'

/** /signInHelp/verifyConfirmation: the user ID is on its way, if there is one. */
export function UserIdSentPage() {
  return (
    <OpenPage>
      <UserIdSent againHref="/signInHelp/verifyAccount" signInHref="/login" />
    </OpenPage>
  )
}
