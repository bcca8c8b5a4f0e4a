'use client'

import type { ColumnSetting, LockState } from '@producer-portal/domain/column-settings'
import { EyeIcon, EyeOffIcon, IconButton, LockIcon, LockOpenIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'

export interface ColumnButtonsProps {
  /** The column, and whether it is visible and locked. */
  setting: ColumnSetting
  /** The title of the column. */
  title: string
  /** True if the column can be locked. */
  lock: LockState
  /** True if it is the only column that the table shows, so that it cannot be hidden. */
  isLastVisible: boolean
  /** Called with whether the column should be locked. */
  onLockChange: (isLocked: boolean) => void
  /** Called with whether the column should be visible. */
  onVisibleChange: (isVisible: boolean) => void
}

const lockHints = { lockable: 'lockHint', locked: 'unlockHint', limit: 'lockLimit' } as const

/** The buttons that hide and lock a column. Disabled buttons say why. */
export function ColumnButtons(props: ColumnButtonsProps) {
  const { setting, title: column, lock, isLastVisible, onLockChange, onVisibleChange } = props
  const t = useMessages(columnSettingsMessages)
  const { id, visible, locked } = setting
  const keepsVisible = locked || (visible && isLastVisible)
  const button = { size: 'small', iconSize: 16 } as const
  return (
    <>
      <IconButton
        {...button}
        data-visible-of={id}
        label={t(visible ? 'hide' : 'show', { column })}
        hint={keepsVisible ? t(locked ? 'lockedIsVisible' : 'lastVisible') : undefined}
        icon={visible ? EyeIcon : EyeOffIcon}
        aria-disabled={keepsVisible || undefined}
        onClick={() => onVisibleChange(!visible)}
      />
      <IconButton
        {...button}
        data-lock-of={id}
        data-locked={locked || undefined}
        label={t(locked ? 'unlock' : 'lock', { column })}
        hint={t(lockHints[lock])}
        icon={locked ? LockIcon : LockOpenIcon}
        aria-disabled={lock === 'limit' || undefined}
        onClick={() => onLockChange(!locked)}
      />
    </>
  )
}
