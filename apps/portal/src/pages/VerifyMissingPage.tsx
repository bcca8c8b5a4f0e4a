import { VerifyNote } from '@producer-portal/features/session'
import { cancelTwoFactor } from '../session/two-factor.js'
import { TwoFactorPage } from './TwoFactorPage.js'

/** /verify/missing: no contact is on file to which a code could go. */
export function VerifyMissingPage() {
  return (
    <TwoFactorPage step="/verify/missing">
      {() => <VerifyNote kind="missing" onContinue={cancelTwoFactor} />}
    </TwoFactorPage>
  )
}
