'use client'

import { Button, Tooltip } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'
import * as S from './SaveBar.styles.js'

export interface SaveBarProps {
  /** Whether the columns are on their way. */
  isSaving: boolean
  /** Why there is nothing to save or to take back, or cannot be now; null when there is. */
  whyNot: string | null
  onCancel: () => void
  onSave: () => void
  /** What came of the last of it, above the buttons. */
  children?: ReactNode
}

/** Use it at the foot of the column settings; it stays in view while the list scrolls. */
export function SaveBar({ isSaving, whyNot, onCancel, onSave, children }: SaveBarProps) {
  const say = useMessages(columnSettingsMessages)
  // Not `disabled`: the button that was pressed keeps the focus
  const off = whyNot !== null || isSaving
  return (
    <S.Root>
      {children}
      <S.Buttons role="group" aria-label={say('actionsLabel')}>
        <Tooltip content={whyNot}>
          <Button aria-disabled={off} onClick={onCancel}>
            {say('cancel')}
          </Button>
        </Tooltip>
        <Tooltip content={whyNot}>
          <Button variant="primary" isBusy={isSaving} aria-disabled={off} onClick={onSave}>
            {say('save')}
          </Button>
        </Tooltip>
      </S.Buttons>
    </S.Root>
  )
}
