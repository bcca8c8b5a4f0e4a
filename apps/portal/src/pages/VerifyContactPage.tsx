import { VerifyContact } from '@producer-portal/features/profile'
import type { ConfirmFailure } from '@producer-portal/features/profile'
import { useState } from 'react'
import { refusalOf } from '../data/save.js'
import { useConfirmContact } from '../data/useConfirmContact.js'
import { useProfile } from '../data/useProfile.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { useOnboarding } from '../frame/useOnboarding.js'
import { useUser } from '../state/session-state.js'
import { useTextAlertsChoice } from './useTextAlertsChoice.js'

/** /verify-contact: the contact data is confirmed before any other page opens. Then the route's own gate leads on. */
export function VerifyContactPage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const onboarding = useOnboarding()
  const { isConfirming, failure, confirm } = useConfirm()
  const textAlerts = useTextAlertsChoice()
  return (
    <AccountFrame isNavigationDisabled>
      {profile && (
        <VerifyContact
          user={user}
          profile={profile}
          isExpired={onboarding?.kind === 'verify-contact' && onboarding.isExpired}
          state={isConfirming ? 'confirming' : 'ready'}
          failure={failure}
          textAlertsFailure={textAlerts.failure}
          onTextAlertsChange={textAlerts.choose}
          onContactConfirm={() => void confirm()}
        />
      )}
    </AccountFrame>
  )
}

function useConfirm() {
  const confirmContact = useConfirmContact()
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<ConfirmFailure>()
  const confirm = async () => {
    setConfirming(true)
    const result = await confirmContact()
    setConfirming(false)
    if (result.kind !== 'saved') setFailure(refusalOf(result) ?? { kind: 'failed' })
  }
  return { isConfirming, failure, confirm }
}
