'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

export interface PasswordExpiryModalProps {
  /** True if it is shown. */
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
  const t = useMessages(accountMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onSkip}
      title={t('expiryTitle')}
      cancelAction={{ label: t('changePassword'), onAction: onPasswordChange }}
      confirmAction={{ label: t('skip'), onAction: onSkip }}
    >
      {t('expiryDays', { count: daysLeft })}
    </ConfirmModal>
  )
}
