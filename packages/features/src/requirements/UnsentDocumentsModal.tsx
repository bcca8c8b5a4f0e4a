'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { uploadMessages } from './upload-messages.js'

export interface UnsentDocumentsModalProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Whether documents are on their way, rather than only chosen. Default: false. */
  isUploading?: boolean
  /** Called by the button that stays, the close button and Escape. */
  onStay: () => void
  /** Called by the button that leaves; what was chosen is lost. */
  onLeave: () => void
}

/** Use it when people are about to leave a page with documents that they chose and did not send. */
export function UnsentDocumentsModal({ isOpen, isUploading = false, onStay, onLeave }: UnsentDocumentsModalProps) {
  const say = useMessages(uploadMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={say('leaveTitle')}
      safe={{ label: say('stay'), onSelect: onStay }}
      other={{ label: say('leave'), onSelect: onLeave }}
    >
      {say(isUploading ? 'leaveUploadText' : 'leaveText')}
    </ConfirmModal>
  )
}
