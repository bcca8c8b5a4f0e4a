import { VerifyContact } from '@producer-portal/features/account'
import type { AccountFailure } from '@producer-portal/features/account'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { toAccountFailure } from '../api/save.js'
import { useOnboarding } from '../auth/after-sign-in.js'
import { useUser } from '../auth/state.js'
import { AccountFrame } from './AccountFrame.js'
import { readChangedRow } from './changed-row.js'
import { useConfirmContact } from './mutations.js'
import { useProfile } from '../auth/queries.js'
import { useProfilePreference } from './useProfilePreference.js'

/** /verify-contact: contact data is confirmed before any other page opens. Then the route guard redirects. */
export function VerifyContactPage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const onboarding = useOnboarding()
  const { isConfirming, failure, confirm } = useConfirm()
  const changed = readChangedRow(useLocation().state)
  const textAlerts = useProfilePreference('mobileOptIn')
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
          onContactConfirm={() => void confirm()}
        />
      )}
    </AccountFrame>
  )
}

function useConfirm() {
  const confirmContact = useConfirmContact()
  const [isConfirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<AccountFailure>()
  const confirm = async () => {
    setConfirming(true)
    const result = await confirmContact()
    setConfirming(false)
    if (result.kind !== 'saved') setFailure(toAccountFailure(result))
  }
  return { isConfirming, failure, confirm }
}
