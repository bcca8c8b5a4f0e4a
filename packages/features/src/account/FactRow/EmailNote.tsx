'use client'

import type { Profile } from '@producer-portal/domain/account'
import { Button, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

export interface EmailNoteProps {
  /** The profile with the email. */
  profile: Pick<Profile, 'isEmailUnconfirmed'>
  /** `sending` while the link that confirms a new email is sent again. Default: `ready`. */
  confirmationState?: 'ready' | 'sending'
  /** Called to send the link that confirms a new email again. Default: no button. */
  onConfirmationResend?: () => void
}

/** Says beside a new email that it doesn't count yet, and sends its link again; nothing beside a confirmed one. */
export function EmailNote({ profile, confirmationState = 'ready', onConfirmationResend }: EmailNoteProps) {
  const t = useMessages(accountMessages)
  if (!profile.isEmailUnconfirmed) return null
  return (
    <>
      <Text size="sm" tone="muted">
        {t('emailUnconfirmed')}
      </Text>
      {onConfirmationResend && (
        <Button
          size="small"
          isPending={confirmationState === 'sending'}
          pendingText={t('sendingConfirmation')}
          onClick={onConfirmationResend}
        >
          {t('resendConfirmation')}
        </Button>
      )}
    </>
  )
}
