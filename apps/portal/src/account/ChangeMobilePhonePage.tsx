import { canChangeContactData, canEditProfile } from '@producer-portal/domain/access'
import type { CodeFailure } from '@producer-portal/domain/auth'
import { ChangeMobilePhone } from '@producer-portal/features/account'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { useDraft, useStoredDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { mobileCodeDraft, mobilePhoneDraft, mobilePhonePaths } from './mobile-phone-change.js'
import { sendMobileCode } from './mutations.js'
import { useProfile } from '../auth/queries.js'

/** /change-mfa-phone, and /verify/mobile while contact data is verified: the new number, to which a code is sent. */
export function ChangeMobilePhonePage() {
  const user = useUser()
  const { number, code, back, isRequiredAction } = mobilePhonePaths(useLocation().pathname, user)
  const navigate = useNavigate()
  const { data: profile } = useProfile()
  const { draft: phone = '', setDraft, discardDraft } = useDraft(mobilePhoneDraft.name, mobilePhoneDraft.schema)
  const { progress, failure, send } = useFirstCode()

  // Renders no guard, so that this redirect isn't blocked; the draft keeps the number for the way back.
  if (progress === 'sent') return <Navigate to={code} />
  return (
    <AccountFrame isNavigationDisabled={isRequiredAction}>
      {profile && (
        <ChangeMobilePhone
          key={number}
          current={profile.mfa?.sms || null}
          phone={phone}
          onPhoneChange={setDraft}
          isReadOnly={!(isRequiredAction ? canChangeContactData(user) : canEditProfile(user))}
          state={progress}
          failure={failure}
          backHref={back}
          onCancel={() => void navigate(back)}
          onCodeSend={(digits) => void send(digits)}
        />
      )}
      <UnsavedGuard isUnsaved={phone !== ''} onLeave={discardDraft} />
    </AccountFrame>
  )
}

/** Sends the first code and keeps what the next page needs to check it. */
function useFirstCode() {
  const { setDraft } = useStoredDraft(mobileCodeDraft.name, mobileCodeDraft.schema)
  const [progress, setProgress] = useState<'ready' | 'sending' | 'sent'>('ready')
  const [failure, setFailure] = useState<CodeFailure>()

  const send = async (phoneNumber: string) => {
    setProgress('sending')
    const result = await sendMobileCode(phoneNumber)
    if (result.ok) setDraft({ sessionId: result.data, phoneNumber, codesSent: 1 })
    else setFailure({ step: 'send', failure: result.failure })
    setProgress(result.ok ? 'sent' : 'ready')
  }
  return { progress, failure, send }
}
