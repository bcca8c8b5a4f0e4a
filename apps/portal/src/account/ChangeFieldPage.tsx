import { accountFieldIds, accountFieldPages, getAccountField } from '@producer-portal/domain/account'
import type { AccountFieldId, Profile } from '@producer-portal/domain/account'
import { accountChangeMessages, ChangeField } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { useProfile } from '../auth/queries.js'
import { useDraft } from '../drafts/drafts.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { AccountFrame } from './AccountFrame.js'
import { useChangeField } from './mutations.js'
import { useAccountChange } from './useAccountChange.js'

/** The page of each part of the profile that is changed by itself, and the same while the contact data is due. */
export function ChangeFieldPage() {
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const id = accountFieldIds.find((fieldId) => {
    const { page, verifyPath } = getAccountField(fieldId)
    return pathname === accountFieldPages[page].path || pathname === verifyPath
  })
  const isOnboarding = id !== undefined && getAccountField(id).verifyPath === pathname
  return (
    <AccountFrame isNavigationDisabled={isOnboarding}>
      {id && profile && <FieldChange key={id} id={id} profile={profile} isOnboarding={isOnboarding} />}
    </AccountFrame>
  )
}

const draftSchema = v.record(v.string(), v.string())

interface FieldChangeProps {
  id: AccountFieldId
  profile: Profile
  isOnboarding: boolean
}

function FieldChange({ id, profile, isOnboarding }: FieldChangeProps) {
  const t = useMessages(accountChangeMessages)
  const field = getAccountField(id)
  const draft = useDraft(accountFieldPages[field.page].path.slice(1), draftSchema)
  const { form, isUnsaved } = useAccountChange({
    isOnboarding,
    initial: field.toEntries(profile),
    draft,
    save: useChangeField(field),
    row: id,
    savedText: t(`${id}Saved`),
  })
  return (
    <>
      <ChangeField {...form} field={id} profile={profile} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={draft.discardDraft} />
    </>
  )
}
