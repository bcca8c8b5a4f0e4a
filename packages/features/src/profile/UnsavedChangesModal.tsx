'use client'

import { ConfirmModal } from '@producer-portal/ui'
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
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={say('leaveTitle')}
      safe={{ label: say('stay'), onSelect: onStay }}
      other={{ label: say('leave'), onSelect: onLeave }}
    >
      {say('leaveText')}
    </ConfirmModal>
  )
}
