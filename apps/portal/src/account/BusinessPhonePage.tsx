import { businessPhoneOfProfile } from '@producer-portal/domain/account'
import type { Profile } from '@producer-portal/domain/account'
import { accountChangeMessages, ChangeBusinessPhone } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { useChangeBusinessPhone } from './mutations.js'
import { useProfile } from '../auth/queries.js'
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
  const t = useMessages(accountChangeMessages)
  const draft = useDraft('business-phone', draftSchema)
  const { form, isUnsaved } = useAccountChange({
    isOnboarding,
    initial: businessPhoneOfProfile(profile),
    draft,
    save: useChangeBusinessPhone(),
    row: 'businessPhone',
    savedText: t('phoneSaved'),
  })
  return (
    <>
      <ChangeBusinessPhone {...form} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.discardDraft} />
    </>
  )
}
