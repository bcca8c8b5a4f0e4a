'use client'

import { Button, ConfirmModal, Tooltip } from '@producer-portal/ui'
import { useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'

export interface RestoreButtonProps {
  /** True if the defaults are being restored. */
  isRestoring: boolean
  /** True if the button is disabled, because something else is being saved. */
  isDisabled: boolean
  /** Called when the user has confirmed. */
  onRestore: () => void
}

/** Restores the default columns of a list after the user has confirmed. */
export function RestoreButton({ isRestoring, isDisabled, onRestore }: RestoreButtonProps) {
  const t = useMessages(columnSettingsMessages)
  const [isModalOpen, setModalOpen] = useState(false)
  // aria-disabled, so that the pressed button keeps the focus
  return (
    <>
      <Tooltip content={isDisabled ? t('stillSaving') : null}>
        <Button isPending={isRestoring} aria-disabled={isDisabled || isRestoring} onClick={() => setModalOpen(true)}>
          {t('restore')}
        </Button>
      </Tooltip>
      <RestoreModal
        isOpen={isModalOpen}
        onCancel={() => setModalOpen(false)}
        onRestore={() => {
          setModalOpen(false)
          onRestore()
        }}
      />
    </>
  )
}

interface RestoreModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** Called by the button that restores. */
  onRestore: () => void
  /** Called by the button that does not, the close button and Escape. */
  onCancel: () => void
}

/** Asks before the columns of a list go back to their defaults. That cannot be undone. */
function RestoreModal({ isOpen, onRestore, onCancel }: RestoreModalProps) {
  const t = useMessages(columnSettingsMessages)
  return (
    <ConfirmModal
      isOpen={isOpen}
      title={t('restoreTitle')}
      isDestructive
      cancelAction={{ label: t('cancelRestore'), onAction: onCancel }}
      confirmAction={{ label: t('restore'), onAction: onRestore }}
    >
      {t('restoreQuestion')}
    </ConfirmModal>
  )
}
