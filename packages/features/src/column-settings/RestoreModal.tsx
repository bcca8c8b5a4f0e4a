'use client'

import { Button, Modal, Text } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'

export interface RestoreModalProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called by the button that restores. */
  onRestore: () => void
  /** Called by the button that does not, the close button and Escape. */
  onCancel: () => void
}

/** Use it before the columns of a list go back to their defaults, which cannot be taken back. */
export function RestoreModal({ isOpen, onRestore, onCancel }: RestoreModalProps) {
  const say = useMessages(columnSettingsMessages)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      size="small"
      title={say('restoreTitle')}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {say('cancelRestore')}
          </Button>
          <Button variant="danger" onClick={onRestore}>
            {say('restore')}
          </Button>
        </>
      }
    >
      <Text>{say('restoreQuestion')}</Text>
    </Modal>
  )
}
