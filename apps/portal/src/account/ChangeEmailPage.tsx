import { accountChangeMessages, ChangeEmail } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { useChangeEmail } from './mutations.js'
import { useProfile } from '../auth/queries.js'
import { useAccountChange } from './useAccountChange.js'

const draftSchema = v.object({ email: v.string(), emailVerified: v.string() })

/** The current address is nothing to begin with. */
const noEmail = { email: '', emailVerified: '' }

/** /change-email, and /verify/email while the contact data is due. */
export function ChangeEmailPage() {
  const t = useMessages(accountChangeMessages)
  const isOnboarding = useLocation().pathname === '/verify/email'
  const { data: profile } = useProfile()
  const draft = useDraft('change-email', draftSchema)
  const { form, isUnsaved } = useAccountChange({
    isOnboarding,
    initial: noEmail,
    draft,
    save: useChangeEmail(),
    row: 'email',
    savedText: t('emailSaved'),
  })
  return (
    <AccountFrame isNavigationDisabled={isOnboarding}>
      {profile && <ChangeEmail {...form} profile={profile} />}
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.discardDraft} />
    </AccountFrame>
  )
}
