'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'

export interface UnsavedColumnsModalProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Shows on the button that saves that the answer is on its way. Default: false. */
  isSaving?: boolean
  /** Called by the close button and Escape: the page stays, and so do the changes. */
  onStay: () => void
  /** Called by the button that saves; once it is saved the reader goes on. */
  onSave: () => void
  /** Called by the button that drops the changes and goes on. */
  onDiscard: () => void
}

/** Use it when people are about to leave the columns of a list, also for another tab, with changes not saved. */
export function UnsavedColumnsModal(props: UnsavedColumnsModalProps) {
  const { isOpen, isSaving = false, onStay, onSave, onDiscard } = props
  const say = useMessages(columnSettingsMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onStay}
      title={say('leaveTitle')}
      safe={{ label: say('saveAndContinue'), onSelect: onSave, isBusy: isSaving }}
      other={{ label: say('cancelAndContinue'), onSelect: onDiscard }}
    >
      {say('leaveText')}
    </ConfirmModal>
  )
}
