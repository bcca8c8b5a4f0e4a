import { nameOfProfile } from '@producer-portal/domain/account'
import type { Profile } from '@producer-portal/domain/account'
import { accountChangeMessages, ChangeName } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import * as v from 'valibot'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { useChangeName } from './mutations.js'
import { useProfile } from '../auth/queries.js'
import { useAccountChange } from './useAccountChange.js'

const draftSchema = v.object({
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  suffixName: v.string(),
})

/** /change-name */
export function ChangeNamePage() {
  const { data: profile } = useProfile()
  return <AccountFrame>{profile && <NameChange profile={profile} />}</AccountFrame>
}

function NameChange({ profile }: { profile: Profile }) {
  const t = useMessages(accountChangeMessages)
  const draft = useDraft('change-name', draftSchema)
  const { form, isUnsaved } = useAccountChange({
    isOnboarding: false,
    initial: nameOfProfile(profile),
    draft,
    save: useChangeName(),
    row: 'name',
    savedText: t('nameSaved'),
  })
  return (
    <>
      <ChangeName {...form} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.discardDraft} />
    </>
  )
}
