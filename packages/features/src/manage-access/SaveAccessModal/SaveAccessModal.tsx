'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

export interface SaveAccessModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** Shows a spinner on the button that saves. Default: false. */
  isSaving?: boolean
  /** Called by the close button and Escape; stay and keep the changes. */
  onStay: () => void
  /** Called by 'Save Changes'; go on after saving. */
  onSave: () => void
  /** Called by 'Cancel Changes'; go on without them. */
  onDiscard: () => void
}

/** Use it when the user is about to leave unsaved changes to someone's access: for another tab, page, agent or agency. */
export function SaveAccessModal({ isOpen, isSaving = false, onStay, onSave, onDiscard }: SaveAccessModalProps) {
  const t = useMessages(manageAccessMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onStay}
      title={t('saveTitle')}
      cancelAction={{ label: t('save'), onAction: onSave, isPending: isSaving }}
      confirmAction={{ label: t('cancelChanges'), onAction: onDiscard }}
    >
      {t('saveText')}
    </ConfirmModal>
  )
}
