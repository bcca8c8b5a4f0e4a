'use client'

import { ConfirmModal, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { inactivityMessages } from '../messages.js'
import { IdleCountdown } from './IdleCountdown.js'

export interface InactivityModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'title'> {
  /** True if the question is asked. */
  isOpen: boolean
  /** Seconds from the prompt to the sign-out; decides which moments are announced. */
  countdownSeconds: number
  /** Seconds that are left of them; the app counts, by the clock. */
  remainingSeconds: number
  /** Called by 'Keep Working'; close the dialog in every tab. */
  onKeepWorking: () => void
  /** Called by 'Sign Out'. */
  onSignOut: () => void
}

/** Use it when the user has been inactive for half of the time-out: shows the time that is left, and lets them stay. */
export const InactivityModal = forwardRef<HTMLDivElement, InactivityModalProps>(function InactivityModal(
  { isOpen, countdownSeconds, remainingSeconds, onKeepWorking, onSignOut, ...rest },
  ref,
) {
  const t = useMessages(inactivityMessages)
  return (
    <ConfirmModal
      ref={ref}
      isOpen={isOpen}
      isDismissable={false}
      title={t('title')}
      cancelAction={{ label: t('keepWorking'), onAction: onKeepWorking }}
      confirmAction={{ label: t('signOut'), onAction: onSignOut }}
      {...rest}
    >
      <Text>{t('text')}</Text>
      <IdleCountdown countdownSeconds={countdownSeconds} remainingSeconds={remainingSeconds} />
    </ConfirmModal>
  )
})
