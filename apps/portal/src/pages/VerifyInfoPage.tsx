import { twoFactorStep } from '@producer-portal/domain/session'
import { VerifyInfo } from '@producer-portal/features/session'
import { TwoFactorPage } from './TwoFactorPage.js'

/** /verify/info: why a code is needed, and where it can go. Leads back to the step that the sign-in is at. */
export function VerifyInfoPage() {
  return (
    <TwoFactorPage>
      {({ contacts, sentBy }) => (
        <VerifyInfo contacts={contacts} backHref={sentBy ? '/verify/otp' : twoFactorStep(contacts).path} />
      )}
    </TwoFactorPage>
  )
}
