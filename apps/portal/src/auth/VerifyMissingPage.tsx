import { VerifyNote } from '@producer-portal/features/auth'
import { cancelTwoFactor } from './two-factor.js'
import { TwoFactorStep } from './TwoFactorStep.js'

/** /verify/missing: no contact is on file to which a code could go. */
export function VerifyMissingPage() {
  return (
    <TwoFactorStep step="/verify/missing">
      {() => <VerifyNote kind="missing" onContinue={cancelTwoFactor} />}
    </TwoFactorStep>
  )
}
