import type { Failure } from '@producer-portal/domain/endpoint'
import { VerifyContact } from '@producer-portal/features/account'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnboarding } from '../auth/after-sign-in.js'
import { useUser } from '../auth/state.js'
import { AccountFrame } from './AccountFrame.js'
import { readChangedRow } from './changed-row.js'
import { useConfirmContact, useProfilePreferenceToggle } from './mutations.js'
import { useConfirmationResend } from './useConfirmationResend.js'
import { useProfile } from '../auth/queries.js'
import { useProfilePreference } from './useProfilePreference.js'

/** /verify-contact: contact data is confirmed before any other page opens. Then the route guard redirects. */
export function VerifyContactPage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const onboarding = useOnboarding()
  const { isConfirming, failure, confirm } = useConfirm()
  const confirmation = useConfirmationResend(profile?.email)
  const changed = readChangedRow(useLocation().state)
  const textAlerts = useProfilePreference('mobileOptIn', useProfilePreferenceToggle())
  return (
    <AccountFrame isNavigationDisabled>
      {profile && (
        <VerifyContact
          user={user}
          profile={profile}
          changed={
            changed === 'email' || changed === 'mobilePhone' || changed === 'businessPhone' ? changed : undefined
          }
          isExpired={onboarding?.kind === 'verify-contact' && onboarding.isExpired}
          state={isConfirming ? 'confirming' : 'ready'}
          failure={failure}
          textAlertsFailure={textAlerts.failure}
          onTextAlertsChange={textAlerts.change}
          confirmationState={confirmation.state}
          onConfirmationResend={() => void confirmation.resend()}
          onContactConfirm={() => void confirm()}
        />
      )}
    </AccountFrame>
  )
}

function useConfirm() {
  const confirmContact = useConfirmContact()
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const confirm = async () => {
    setConfirming(true)
    const result = await confirmContact()
    setConfirming(false)
    if (!result.ok) setFailure(result.failure)
  }
  return { isConfirming, failure, confirm }
}
