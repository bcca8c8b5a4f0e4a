'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'

export interface UnsavedColumnsModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** Shows a spinner on the button that saves. Default: false. */
  isSaving?: boolean
  /** Called by the close button and Escape; stay on the page and keep the changes. */
  onStay: () => void
  /** Called by the button that saves; continue after saving. */
  onSave: () => void
  /** Called by the button that discards the changes; continue. */
  onDiscard: () => void
}

/** Use it when the user is about to leave the columns of a list with unsaved changes, including for another tab. */
export function UnsavedColumnsModal(props: UnsavedColumnsModalProps) {
  const { isOpen, isSaving = false, onStay, onSave, onDiscard } = props
  const t = useMessages(columnSettingsMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onStay}
      title={t('leaveTitle')}
      cancelAction={{ label: t('saveAndContinue'), onAction: onSave, isPending: isSaving }}
      confirmAction={{ label: t('cancelAndContinue'), onAction: onDiscard }}
    >
      {t('leaveText')}
    </ConfirmModal>
  )
}
