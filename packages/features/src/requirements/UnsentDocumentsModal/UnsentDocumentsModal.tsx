'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { uploadMessages } from '../messages.js'

export interface UnsentDocumentsModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** True if the documents are being uploaded rather than just chosen. Default: false. */
  isUploading?: boolean
  /** Called by the button that stays, the close button and Escape. */
  onStay: () => void
  /** Called by the button that leaves; the chosen files are lost. */
  onLeave: () => void
}

/** Use it when the user is about to leave a page with documents that haven't been sent. */
export function UnsentDocumentsModal({ isOpen, isUploading = false, onStay, onLeave }: UnsentDocumentsModalProps) {
  const t = useMessages(uploadMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={t('leaveTitle')}
      cancelAction={{ label: t('stay'), onAction: onStay }}
      confirmAction={{ label: t('leave'), onAction: onLeave }}
    >
      {t(isUploading ? 'leaveUploadText' : 'leaveText')}
    </ConfirmModal>
  )
}
