import { VerifyInfo } from '@producer-portal/features/auth'
import { OpenPage } from '../shell/OpenPage.js'
import { nextStep } from './two-factor.js'
import { usePendingSignIn } from './state.js'

/** /verify/info: why a code is needed, and where it can go. Leads back to the step that the sign-in is at. */
export function VerifyInfoPage() {
  const pending = usePendingSignIn()
  const waiting = pending?.stage === 'waiting' ? pending : null
  return (
    <OpenPage>
      <VerifyInfo contacts={waiting?.contacts ?? undefined} backHref={waiting?.sentBy ? '/verify/otp' : nextStep()} />
    </OpenPage>
  )
}
