'use client'

import { type ConfirmAction, ConfirmModal } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { laterShellMessages } from '../later-messages.js'

export interface LeaveModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** The question. Default: 'Leave without saving?'. */
  title?: string
  /** The consequence of leaving. Default: that the changes on the page are lost. */
  text?: string
  /** Saves and leaves; its button replaces the one that stays. Default: none. */
  save?: ConfirmAction
  /** Label of the button that leaves. Default: 'Leave'. */
  leaveLabel?: string
  /** Called by the button that stays, the close button and Escape. */
  onStay: () => void
  /** Called by the button that leaves; the changes are lost. */
  onLeave: () => void
}

/** Use it when the user is about to leave something unsaved or unsent: a form, a tab, chosen documents. */
export function LeaveModal({ isOpen, title, text, save, leaveLabel, onStay, onLeave }: LeaveModalProps) {
  const t = useMessages(laterShellMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      onClose={onStay}
      title={title ?? t('leaveTitle')}
      cancelAction={save ?? { label: t('stay'), onAction: onStay }}
      confirmAction={{ label: leaveLabel ?? t('leave'), onAction: onLeave }}
    >
      {text ?? t('leaveText')}
    </ConfirmModal>
  )
}
