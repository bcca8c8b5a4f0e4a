'use client'
import { GripVerticalIcon } from '../../icons/task-icons.js'
import { Icon } from '../Icon/Icon.js'
import { getShift, type ItemMove, type ReorderGroup, type ReorderItem } from './item-moves.js'
import { MoveButtons, type MoveLabels } from './MoveButtons.js'
import * as S from './ReorderList.styles.js'
import type { DragSort } from './useDragSort.js'

interface ReorderLineProps {
  group: ReorderGroup
  item: ReorderItem
  /** Place of the line in its group. */
  index: number
  drag: DragSort
  canDrag: boolean
  /** True if lines around it have a grip, with whose content its own lines up. */
  hasGripSpace: boolean
  canStep: boolean
  labels: MoveLabels
  onMove: (move: ItemMove) => void
}

/** One line: a grip that says it can be dragged, what it shows, and the buttons that move it. */
export function ReorderLine({
  group,
  item,
  index,
  drag,
  canDrag,
  hasGripSpace,
  canStep,
  labels,
  onMove,
}: ReorderLineProps) {
  const { id, label, content, end } = item
  const count = group.items.length
  const line = { id, groupId: group.id, index }
  const isCarried = drag.dragged?.id === id && drag.dragged.groupId === group.id
  return (
    <S.Line
      data-line=""
      data-fixed={item.isMovable === false || undefined}
      data-draggable={canDrag || undefined}
      data-shift={getShift(line, drag.dragged, drag.dropTarget)}
      data-carried={isCarried || undefined}
      {...(canDrag && drag.lineProps(line))}
    >
      {canDrag && (
        <S.Grip data-grip="">
          <Icon icon={GripVerticalIcon} />
        </S.Grip>
      )}
      {!canDrag && hasGripSpace && <S.GripSpace />}
      <S.Content>{content ?? label}</S.Content>
      {(canStep || end) && (
        <S.Buttons>
          {canStep && (
            <MoveButtons
              label={label}
              index={index}
              count={count}
              {...labels}
              onMove={(toIndex) => onMove({ id, fromGroupId: group.id, toGroupId: group.id, toIndex })}
            />
          )}
          {end}
        </S.Buttons>
      )}
    </S.Line>
  )
}
