import { UserIdSent } from '@producer-portal/features/session'
import { OpenPage } from '../frame/OpenPage.js'

/** /signInHelp/verifyConfirmation: the user ID is on its way, if there is one. */
export function UserIdSentPage() {
  return (
    <OpenPage>
      <UserIdSent againHref="/signInHelp/verifyAccount" signInHref="/login" />
    </OpenPage>
  )
}
