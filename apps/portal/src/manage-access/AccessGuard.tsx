import { useMessages } from '@producer-portal/features/i18n'
import { manageAccessMessages } from '@producer-portal/features/manage-access'
import { LeaveModal } from '@producer-portal/features/shell'
import { useToast } from '@producer-portal/ui'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'

/** Changes to someone's access that may be unsaved. */
interface AccessChanges {
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  /** Saves them; settles with whether that succeeded. */
  readonly save: () => Promise<boolean>
  /** Drops them. */
  readonly discard: () => void
}

export interface SaveQuestionProps {
  isOpen: boolean
  changes: AccessChanges
  /** The message shown once they are saved, when the user has gone on to another page. Default: nothing. */
  savedText?: string
  onStay: () => void
  /** Called when they are saved or dropped. */
  onLeave: () => void
}

/** Asks whether to save changes before going on: it goes on only when they are saved or dropped. */
export function SaveQuestion({ isOpen, changes, savedText, onStay, onLeave }: SaveQuestionProps) {
  const t = useMessages(manageAccessMessages)
  const { show } = useToast()
  const saveAndGo = async () => {
    if (await changes.save()) {
      if (savedText) show({ tone: 'success', title: savedText })
      onLeave()
    } else onStay()
  }
  return (
    <LeaveModal
      isOpen={isOpen}
      title={t('saveTitle')}
      text={t('saveText')}
      save={{ label: t('save'), onAction: () => void saveAndGo(), isPending: changes.isSaving }}
      leaveLabel={t('cancelChanges')}
      onStay={onStay}
      onLeave={() => {
        changes.discard()
        onLeave()
      }}
    />
  )
}

export interface AccessGuardProps {
  changes: AccessChanges
  /** The message shown once they are saved. */
  savedText: string
}

/** Asks before the user leaves a tab or page with unsaved changes to someone's access. */
export function AccessGuard({ changes, savedText }: AccessGuardProps) {
  return (
    <UnsavedGuard isUnsaved={changes.isUnsaved} onLeave={changes.discard}>
      {({ isOpen, onStay, onLeave }) => (
        <SaveQuestion isOpen={isOpen} changes={changes} savedText={savedText} onStay={onStay} onLeave={onLeave} />
      )}
    </UnsavedGuard>
  )
}
