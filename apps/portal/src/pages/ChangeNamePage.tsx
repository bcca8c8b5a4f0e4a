import { useMessages } from '@producer-portal/features/messages'
import { accountChangeMessages, ChangeName, nameFormOf } from '@producer-portal/features/profile'
import type { Profile } from '@producer-portal/domain/profile'
import * as v from 'valibot'
import { useChangeName } from '../data/useChangeName.js'
import { useProfile } from '../data/useProfile.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import { useDraft } from '../state/useDraft.js'
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
  const say = useMessages(accountChangeMessages)
  const draft = useDraft('change-name', draftSchema)
  const { form, isUnsaved } = useAccountChange({
    isOnboarding: false,
    initial: nameFormOf(profile),
    draft,
    save: useChangeName(),
    savedText: say('nameSaved'),
  })
  return (
    <>
      <ChangeName {...form} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.dropDraft} />
    </>
  )
}
