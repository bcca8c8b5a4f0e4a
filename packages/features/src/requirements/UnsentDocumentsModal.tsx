'use client'

import { Button, Modal, Text } from '@producer-portal/ui'
import { useRef } from 'react'
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
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onStay}
      role="alertdialog"
      size="small"
      title={say('leaveTitle')}
      initialFocus={stay}
      footer={
        <>
          <Button onClick={onLeave}>{say('leave')}</Button>
          <Button ref={stay} variant="primary" onClick={onStay}>
            {say('stay')}
          </Button>
        </>
      }
    >
      <Text>{say(isUploading ? 'leaveUploadText' : 'leaveText')}</Text>
    </Modal>
  )
}
