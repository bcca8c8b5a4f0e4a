'use client'

import { Button, Modal, Text } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { IdleCountdown } from './IdleCountdown.js'
import { inactivityMessages } from './inactivity-messages.js'
import * as S from './InactivityModal.styles.js'

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
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onKeepWorking}
      isDismissable={false}
      role="alertdialog"
      size="small"
      title={say('title')}
      initialFocus={stay}
      footer={
        <>
          <Button onClick={onSignOut}>{say('signOut')}</Button>
          <Button ref={stay} variant="primary" onClick={onKeepWorking}>
            {say('keepWorking')}
          </Button>
        </>
      }
      {...rest}
    >
      <S.Body>
        <Text>{say('text')}</Text>
        <IdleCountdown countdownSeconds={countdownSeconds} remainingSeconds={remainingSeconds} />
      </S.Body>
    </Modal>
  )
})
