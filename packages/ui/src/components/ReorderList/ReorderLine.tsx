'use client'
import { GripVerticalIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.js'
import type { ItemMove, ReorderGroup, ReorderItem } from './item-moves.js'
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
  const dropTarget = drag.dropTarget?.groupId === group.id ? drag.dropTarget.index : null
  const gapSide = dropTarget === index ? 'above' : dropTarget === count && index === count - 1 ? 'below' : undefined
  const line = { id, groupId: group.id, index }
  return (
    <S.Line
      data-line=""
      data-fixed={item.isMovable === false || undefined}
      data-gap={gapSide}
      data-carried={drag.dragged?.id === id || undefined}
      {...(canDrag && drag.lineProps(line))}
    >
      {canDrag && (
        <S.Grip {...drag.gripProps(line)}>
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
