'use client'

import { Button, ButtonGroup } from '@producer-portal/ui'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'
import { RestoreModal } from './RestoreModal.js'
import * as S from './SaveBar.styles.js'

export interface SaveBarProps {
  /** What is under way: shown on its button, and nothing else can be sent meanwhile. */
  progress: 'saving' | 'restoring' | null
  /** Whether there is anything to save, or to take back. */
  isChanged: boolean
  onRestore: () => void
  onCancel: () => void
  onSave: () => void
  /** What came of the last of it, above the buttons. */
  children?: ReactNode
}

/** Use it at the foot of the column settings; it stays in view while the list scrolls. */
export function SaveBar({ progress, isChanged, onRestore, onCancel, onSave, children }: SaveBarProps) {
  const say = useMessages(columnSettingsMessages)
  const [isAsking, setIsAsking] = useState(false)
  // Not `disabled`: the button that was pressed keeps the focus
  const isOff = progress !== null || !isChanged || undefined
  return (
    <S.Root>
      {children}
      <S.Buttons>
        <Button
          isBusy={progress === 'restoring'}
          aria-disabled={progress !== null || undefined}
          onClick={() => setIsAsking(true)}
        >
          {say('restore')}
        </Button>
        <ButtonGroup label={say('actionsLabel')} align="end">
          <Button aria-disabled={isOff} onClick={onCancel}>
            {say('cancel')}
          </Button>
          <Button variant="primary" isBusy={progress === 'saving'} aria-disabled={isOff} onClick={onSave}>
            {say('save')}
          </Button>
        </ButtonGroup>
      </S.Buttons>
      <RestoreModal
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onRestore={() => {
          setIsAsking(false)
          onRestore()
        }}
      />
    </S.Root>
  )
}
