'use client'

import { type CaseColumnId, caseColumns } from '@producer-portal/domain/cases'
import {
  type ColumnSetting,
  type ColumnSettings,
  lockColumn,
  lockState,
  setColumnVisible,
  unlockColumn,
  visibleColumns,
} from '@producer-portal/domain/column-settings'
import { Badge, EyeOffIcon, type ItemMove, type ReorderGroup, useAnnounce } from '@producer-portal/ui'
import { useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { columnRows, moveToRow, rowAfter } from './column-rows.js'
import { ColumnButtons } from './ColumnButtons.js'
import * as S from './ColumnList.styles.js'
import { columnSettingsMessages } from './messages.js'
import { useRowFocus } from './use-row-focus.js'

export interface ColumnListProps {
  settings: ColumnSettings
  /** Whether hidden columns have a row too. */
  isHiddenShown: boolean
  /** Called with the whole list after every move, lock and hiding. */
  onSettingsChange: (settings: ColumnSettings) => void
}

/** Use it to let people arrange columns: the locked block above, the others below, and no way to drag across. */
export function ColumnList({ settings, isHiddenShown, onSettingsChange }: ColumnListProps) {
  const say = useMessages(columnSettingsMessages)
  const announce = useAnnounce()
  const list = useRef<HTMLDivElement>(null)
  const focusRow = useRowFocus(list)
  const rows = columnRows(settings, isHiddenShown)

  const changeLock = (id: CaseColumnId, isLocked: boolean) => {
    const place = rows.locked.length + 1
    onSettingsChange(isLocked ? lockColumn(settings, id) : unlockColumn(settings, id))
    focusRow('lock', id)
    const { settingTitle: column } = caseColumns[id]
    announce(isLocked ? say('nowLocked', { column, place }) : say('nowUnlocked', { column }))
  }
  const changeVisible = (id: CaseColumnId, isVisible: boolean) => {
    onSettingsChange(setColumnVisible(settings, id, isVisible))
    const next = isVisible || isHiddenShown ? id : (rowAfter(rows.other, id) ?? rows.locked.at(-1)?.id)
    if (next) focusRow('visible', next)
    announce(say(isVisible ? 'nowShown' : 'nowHidden', { column: caseColumns[id].settingTitle }))
  }
  const move = ({ id, toGroupId, toIndex }: ItemMove) => {
    const moved = settings.find((setting) => setting.id === id)
    const block = toGroupId === 'locked' ? rows.locked : rows.other
    if (moved) onSettingsChange(moveToRow(settings, block, moved.id, toIndex))
  }

  const isLastVisible = visibleColumns(settings).length === 1
  const itemOf = (setting: ColumnSetting) => {
    const label = caseColumns[setting.id].settingTitle
    return {
      id: setting.id,
      label,
      content: (
        <S.Column data-hidden={!setting.visible || undefined}>
          {label}
          {!setting.visible && <Badge glyph={EyeOffIcon}>{say('hidden')}</Badge>}
        </S.Column>
      ),
      end: (
        <ColumnButtons
          setting={setting}
          lock={lockState(settings, setting.id)}
          isLastVisible={isLastVisible}
          onLockChange={(isLocked) => changeLock(setting.id, isLocked)}
          onVisibleChange={(isVisible) => changeVisible(setting.id, isVisible)}
        />
      ),
    }
  }
  const groups: readonly ReorderGroup[] = [
    { id: 'locked', label: say('lockedColumns'), items: rows.locked.map(itemOf), emptyText: say('noneLocked') },
    { id: 'other', label: say('otherColumns'), items: rows.other.map(itemOf), emptyText: say('noneOther') },
  ]
  return (
    <S.List
      ref={list}
      groups={groups}
      onItemMove={move}
      upName={(column) => say('moveUp', { column })}
      downName={(column) => say('moveDown', { column })}
      firstHint={say('alreadyFirst')}
      lastHint={say('alreadyLast')}
      movedText={(column, place, total, group = '') => say('moved', { column, place, total, group })}
    />
  )
}
