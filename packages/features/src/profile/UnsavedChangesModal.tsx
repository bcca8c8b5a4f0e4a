'use client'

import { Button, Modal, Text } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { profileMessages } from './messages.js'

export interface UnsavedChangesModalProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called by the button that stays, the close button and Escape. */
  onStay: () => void
  /** Called by the button that leaves; what was typed is lost. */
  onLeave: () => void
}

/** Use it when people are about to leave a form with something typed in it that was not saved. */
export function UnsavedChangesModal({ isOpen, onStay, onLeave }: UnsavedChangesModalProps) {
  const say = useMessages(profileMessages)
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
      <Text>{say('leaveText')}</Text>
    </Modal>
  )
}
