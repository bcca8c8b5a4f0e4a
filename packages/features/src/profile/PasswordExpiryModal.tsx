'use client'

import { ConfirmModal } from '@producer-portal/ui'
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
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onSkip}
      title={say('expiryTitle')}
      safe={{ label: say('changePassword'), onSelect: onPasswordChange }}
      other={{ label: say('skip'), onSelect: onSkip }}
    >
      {say('expiryDays', { count: daysLeft })}
    </ConfirmModal>
  )
}
