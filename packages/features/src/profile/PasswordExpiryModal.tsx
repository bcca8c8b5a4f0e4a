'use client'

import { Button, Modal, Text } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { profileMessages } from './messages.js'

export interface PasswordExpiryModalProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Whole days until the password expires, 1 to 4. */
  daysLeft: number
  /** Called by Skip, the close button and Escape: the page stays as it is. */
  onSkip: () => void
  /** Called by Change Password; the app leads there. */
  onPasswordChange: () => void
}

/** Use it once after signing in, over whatever page comes first, while a password is about to expire. */
export function PasswordExpiryModal({ isOpen, daysLeft, onSkip, onPasswordChange }: PasswordExpiryModalProps) {
  const say = useMessages(profileMessages)
  const change = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onSkip}
      role="alertdialog"
      size="small"
      title={say('expiryTitle')}
      initialFocus={change}
      footer={
        <>
          <Button onClick={onSkip}>{say('skip')}</Button>
          <Button ref={change} variant="primary" onClick={onPasswordChange}>
            {say('changePassword')}
          </Button>
        </>
      }
    >
      <Text>{say('expiryDays', { count: daysLeft })}</Text>
    </Modal>
  )
}
