'use client'

import { ConfirmModal, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { IdleCountdown } from './IdleCountdown.js'
import { inactivityMessages } from './inactivity-messages.js'

export interface InactivityModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role' | 'title'> {
  /** Whether the question is asked. */
  isOpen: boolean
  /** Seconds from the question to the sign-out: tells which moments are read out. */
  countdownSeconds: number
  /** Seconds that are left of them; the app counts, by the clock. */
  remainingSeconds: number
  /** Called when people are still there; the app closes the question everywhere. */
  onKeepWorking: () => void
  /** Called when people would rather leave now. */
  onSignOut: () => void
}

/** Use it when nobody has used the portal for half of the time-out: the time that is left, and the way to stay. */
export const InactivityModal = forwardRef<HTMLDivElement, InactivityModalProps>(function InactivityModal(
  { isOpen, countdownSeconds, remainingSeconds, onKeepWorking, onSignOut, ...rest },
  ref,
) {
  const say = useMessages(inactivityMessages)
  return (
    <ConfirmModal
      ref={ref}
      isOpen={isOpen}
      isDismissable={false}
      title={say('title')}
      safe={{ label: say('keepWorking'), onSelect: onKeepWorking }}
      other={{ label: say('signOut'), onSelect: onSignOut }}
      {...rest}
    >
      <Text>{say('text')}</Text>
      <IdleCountdown countdownSeconds={countdownSeconds} remainingSeconds={remainingSeconds} />
    </ConfirmModal>
  )
})
