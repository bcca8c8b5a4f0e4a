'use client'

import { ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'

export interface RestoreModalProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called by the button that restores. */
  onRestore: () => void
  /** Called by the button that does not, the close button and Escape. */
  onCancel: () => void
}

/** Use it before the columns of a list go back to their defaults, which cannot be taken back. */
export function RestoreModal({ isOpen, onRestore, onCancel }: RestoreModalProps) {
  const say = useMessages(columnSettingsMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={say('restoreTitle')}
      isDangerous
      safe={{ label: say('cancelRestore'), onSelect: onCancel }}
      other={{ label: say('restore'), onSelect: onRestore }}
    >
      {say('restoreQuestion')}
    </ConfirmModal>
  )
}
