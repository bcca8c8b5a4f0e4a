'use client'

import { Button, Tooltip } from '@producer-portal/ui'
import { useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'
import { RestoreModal } from './RestoreModal.js'

export interface RestoreButtonProps {
  /** Whether the defaults are on their way. */
  isRestoring: boolean
  /** Whether something else is under way, so that it cannot be pressed. */
  isOff: boolean
  /** Called when people have confirmed. */
  onRestore: () => void
}

/** Use it above the columns of a list: takes them back to the defaults, after a question. */
export function RestoreButton({ isRestoring, isOff, onRestore }: RestoreButtonProps) {
  const say = useMessages(columnSettingsMessages)
  const [isAsking, setIsAsking] = useState(false)
  // Not `disabled`: the button that was pressed keeps the focus
  return (
    <>
      <Tooltip content={isOff ? say('stillSaving') : null}>
        <Button isBusy={isRestoring} aria-disabled={isOff || isRestoring} onClick={() => setIsAsking(true)}>
          {say('restore')}
        </Button>
      </Tooltip>
      <RestoreModal
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onRestore={() => {
          setIsAsking(false)
          onRestore()
        }}
      />
    </>
  )
}
