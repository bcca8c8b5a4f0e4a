import { UserIdSent } from '@producer-portal/features/session'
import { SignInFrame } from '@producer-portal/features/shell'
import { usePreferences } from '../state/preferences.js'

/** /signInHelp/verifyConfirmation: the user ID is on its way, if there is one. */
export function UserIdSentPage() {
  const { brand } = usePreferences()
  return (
    <SignInFrame brand={brand}>
      <UserIdSent againHref="/signInHelp/verifyAccount" signInHref="/login" />
    </SignInFrame>
  )
}
