'use client'

import { caseColumns } from '@producer-portal/domain/cases'
import type { ColumnSetting, LockState } from '@producer-portal/domain/column-settings'
import { EyeIcon, EyeOffIcon, IconButton, LockIcon, LockOpenIcon } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { columnSettingsMessages } from './messages.js'

export interface ColumnButtonsProps {
  setting: ColumnSetting
  /** What its lock can do. */
  lock: LockState
  /** Whether it is the only column that the table shows, so that it cannot be hidden. */
  isLastVisible: boolean
  onLockChange: (isLocked: boolean) => void
  onVisibleChange: (isVisible: boolean) => void
}

const lockHints = { lockable: 'lockHint', locked: 'unlockHint', limit: 'lockLimit' } as const

/** Use it at the end of a column's row: the buttons that hide and lock it. What cannot be pressed says why. */
export function ColumnButtons({ setting, lock, isLastVisible, onLockChange, onVisibleChange }: ColumnButtonsProps) {
  const say = useMessages(columnSettingsMessages)
  const { id, visible, locked } = setting
  const column = caseColumns[id].settingTitle
  const keepsVisible = locked || (visible && isLastVisible)
  const button = { size: 'small', iconSize: 16 } as const
  return (
    <>
      <IconButton
        {...button}
        data-visible-of={id}
        name={say(visible ? 'hide' : 'show', { column })}
        hint={keepsVisible ? say(locked ? 'lockedIsVisible' : 'lastVisible') : undefined}
        glyph={visible ? EyeIcon : EyeOffIcon}
        aria-disabled={keepsVisible || undefined}
        onClick={() => onVisibleChange(!visible)}
      />
      <IconButton
        {...button}
        data-lock-of={id}
        data-locked={locked || undefined}
        name={say(locked ? 'unlock' : 'lock', { column })}
        hint={say(lockHints[lock])}
        glyph={locked ? LockIcon : LockOpenIcon}
        aria-disabled={lock === 'limit' || undefined}
        onClick={() => onLockChange(!locked)}
      />
    </>
  )
}
