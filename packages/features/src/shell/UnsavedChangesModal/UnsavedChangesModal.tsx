'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { laterShellMessages } from '../later-messages.js'

export interface UnsavedChangesModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** Called by the button that stays, the close button and Escape. */
  onStay: () => void
  /** Called by the button that leaves; the changes are lost. */
  onLeave: () => void
}

/** Use it when the user is about to leave a form with unsaved changes. */
export function UnsavedChangesModal({ isOpen, onStay, onLeave }: UnsavedChangesModalProps) {
  const t = useMessages(laterShellMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={t('leaveTitle')}
      cancelAction={{ label: t('stay'), onAction: onStay }}
      confirmAction={{ label: t('leave'), onAction: onLeave }}
    >
      {t('leaveText')}
    </ConfirmModal>
  )
}
