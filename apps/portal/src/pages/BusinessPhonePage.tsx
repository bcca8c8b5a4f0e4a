import type { Profile } from '@producer-portal/domain/profile'
import { useMessages } from '@producer-portal/features/messages'
import { accountChangeMessages, businessPhoneFormOf, ChangeBusinessPhone } from '@producer-portal/features/profile'
import * as v from 'valibot'
import { useLocation } from 'react-router-dom'
import { useChangeBusinessPhone } from '../data/useChangeBusinessPhone.js'
import { useProfile } from '../data/useProfile.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import { useDraft } from '../state/useDraft.js'
import { useAccountChange } from './useAccountChange.js'

const draftSchema = v.object({ phone: v.string(), phoneExt: v.string() })

/** /business-phone, and /verify/phone while the contact data is due. */
export function BusinessPhonePage() {
  const isOnboarding = useLocation().pathname === '/verify/phone'
  const { data: profile } = useProfile()
  return (
    <AccountFrame isNavigationDisabled={isOnboarding}>
      {profile && <PhoneChange profile={profile} isOnboarding={isOnboarding} />}
    </AccountFrame>
  )
}

function PhoneChange({ profile, isOnboarding }: { profile: Profile; isOnboarding: boolean }) {
  const say = useMessages(accountChangeMessages)
  const draft = useDraft('business-phone', draftSchema)
  const { form, isUnsaved } = useAccountChange({
    isOnboarding,
    initial: businessPhoneFormOf(profile),
    draft,
    save: useChangeBusinessPhone(),
    savedText: say('phoneSaved'),
  })
  return (
    <>
      <ChangeBusinessPhone {...form} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.dropDraft} />
    </>
  )
}
