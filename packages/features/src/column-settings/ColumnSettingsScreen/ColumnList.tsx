'use client'

import type { CaseColumns } from '@producer-portal/domain/cases'
import {
  type ColumnSetting,
  type ColumnSettings,
  lockColumn,
  lockState,
  setColumnVisible,
  unlockColumn,
  visibleColumns,
} from '@producer-portal/domain/column-settings'
import { Badge, EyeOffIcon, type ItemMove, type ReorderGroup, ReorderList, useAnnounce } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { columnSettingsMessages } from '../messages.js'
import { toColumnRows, moveToRow, findNextRow } from './column-rows.js'
import { ColumnButtons } from './ColumnButtons.js'

const { color, space } = tokens

const List = styled(ReorderList)`
  & button[data-lock-of][data-locked] {
    color: ${color.accentText};
  }

  /* Two dozen rows of arrows would be louder than the names. */
  @media (hover: hover) and (pointer: fine) {
    & li:not(:hover, :focus-within) button[data-move] {
      opacity: 0;
    }
  }
`

const Column = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  overflow-wrap: anywhere;

  &[data-hidden] {
    color: ${color.textMuted};
  }
`

export interface ColumnListProps {
  /** The columns, for their titles. */
  columns: CaseColumns<never>
  /** All columns in their order. */
  settings: ColumnSettings
  /** True if hidden columns have a row too. */
  isHiddenShown: boolean
  /** Called with the whole list after every move, lock and hiding. */
  onSettingsChange: (settings: ColumnSettings) => void
  /** Called with what letting go of a dragged column would give; null once it is let go. */
  onPreview: (preview: ColumnsPreview | null) => void
}

/** The columns as they would be, and the one that is dragged. */
export interface ColumnsPreview {
  readonly settings: ColumnSettings
  readonly draggedId: string
}

/** Use it to arrange columns: the locked ones above, the others below. Columns can't be dragged across. */
export function ColumnList({ columns, settings, isHiddenShown, onSettingsChange, onPreview }: ColumnListProps) {
  const t = useMessages(columnSettingsMessages)
  const announce = useAnnounce()
  const list = useRef<HTMLDivElement>(null)
  const focusRow = useRowFocus(list)
  const rows = toColumnRows(settings, isHiddenShown)
  const { nameColumn } = useTerms()
  const getTitle = (id: string) => (columns.byId[id] ? nameColumn(columns.byId[id]).title : id)

  const changeLock = (id: string, isLocked: boolean) => {
    const place = rows.locked.length + 1
    onSettingsChange(isLocked ? lockColumn(settings, id) : unlockColumn(settings, id))
    focusRow('lock', id)
    const column = getTitle(id)
    announce(isLocked ? t('nowLocked', { column, place }) : t('nowUnlocked', { column }))
  }
  const changeVisible = (id: string, isVisible: boolean) => {
    onSettingsChange(setColumnVisible(settings, id, isVisible))
    const next = isVisible || isHiddenShown ? id : (findNextRow(rows.other, id) ?? rows.locked.at(-1)?.id)
    if (next) focusRow('visible', next)
    announce(t(isVisible ? 'nowShown' : 'nowHidden', { column: getTitle(id) }))
  }
  const afterMove = ({ id, toGroupId, toIndex }: ItemMove) =>
    moveToRow(settings, toGroupId === 'locked' ? rows.locked : rows.other, id, toIndex)

  const isLastVisible = visibleColumns(settings).length === 1
  const toItem = (setting: ColumnSetting) => {
    const label = getTitle(setting.id)
    return {
      id: setting.id,
      label,
      content: (
        <Column data-hidden={!setting.visible || undefined}>
          {label}
          {!setting.visible && <Badge icon={EyeOffIcon}>{t('hidden')}</Badge>}
        </Column>
      ),
      end: (
        <ColumnButtons
          setting={setting}
          title={label}
          lock={lockState(settings, setting.id)}
          isLastVisible={isLastVisible}
          onLockChange={(isLocked) => changeLock(setting.id, isLocked)}
          onVisibleChange={(isVisible) => changeVisible(setting.id, isVisible)}
        />
      ),
    }
  }
  const groups: readonly ReorderGroup[] = [
    { id: 'locked', label: t('lockedColumns'), items: rows.locked.map(toItem), emptyText: t('noneLocked') },
    { id: 'other', label: t('otherColumns'), items: rows.other.map(toItem), emptyText: t('noneOther') },
  ]
  return (
    <List
      ref={list}
      groups={groups}
      onItemMove={(move) => onSettingsChange(afterMove(move))}
      onDragMove={(move) => onPreview(move && { settings: afterMove(move), draggedId: move.id })}
      moveUpLabel={(column) => t('moveUp', { column })}
      moveDownLabel={(column) => t('moveDown', { column })}
      firstHint={t('alreadyFirst')}
      lastHint={t('alreadyLast')}
      movedText={(column, place, total, group = '') => t('moved', { column, place, total, group })}
    />
  )
}

/** A button of a row. */
type RowButton = 'lock' | 'visible'

/**
 * Keeps the focus on the list when a row goes to the other block or out of sight, which takes its buttons from the
 * page. Ask for the button in the same moment as the change.
 */
function useRowFocus(list: RefObject<HTMLElement | null>): (button: RowButton, id: string) => void {
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return (button, id) => {
    wanted.current = `[data-${button}-of="${id}"]`
  }
}
