import { profileMessages, VerifyContact } from '@producer-portal/features/profile'
import type { ConfirmFailure, TextAlertsFailure } from '@producer-portal/features/profile'
import { useMessages } from '@producer-portal/features/messages'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import { refusalOf } from '../data/save.js'
import { useConfirmContact } from '../data/useConfirmContact.js'
import { useProfile } from '../data/useProfile.js'
import { useTextAlerts } from '../data/useTextAlerts.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { useOnboarding } from '../frame/useOnboarding.js'
import { useUser } from '../state/session-state.js'

/** /verify-contact: the contact data is confirmed before any other page opens. Then the route's own gate leads on. */
export function VerifyContactPage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const onboarding = useOnboarding()
  const { isConfirming, failure, confirm } = useConfirm()
  const { textAlertsFailure, choose } = useTextAlertsChoice()
  return (
    <AccountFrame isNavigationDisabled>
      {profile && (
        <VerifyContact
          user={user}
          profile={profile}
          isExpired={onboarding?.kind === 'verify-contact' && onboarding.isExpired}
          state={isConfirming ? 'confirming' : 'ready'}
          failure={failure}
          textAlertsFailure={textAlertsFailure}
          onTextAlertsChange={(isOptedIn) => void choose(isOptedIn)}
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

function useTextAlertsChoice() {
  const say = useMessages(profileMessages)
  const { show } = useToast()
  const saveTextAlerts = useTextAlerts()
  const [textAlertsFailure, setFailure] = useState<TextAlertsFailure>()
  const choose = async (isOptedIn: boolean) => {
    setFailure(undefined)
    const result = await saveTextAlerts(isOptedIn)
    if (result.kind === 'saved') {
      show({ tone: 'success', message: say(isOptedIn ? 'textAlertsOn' : 'textAlertsOff') })
    } else setFailure(refusalOf(result) ?? { kind: result.kind === 'unreachable' ? 'unreachable' : 'failed' })
  }
  return { textAlertsFailure, choose }
}
