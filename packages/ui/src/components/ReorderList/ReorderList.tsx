'use client'
import { forwardRef, useId, useRef, type CSSProperties, type HTMLAttributes } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { animateList } from '../../motion/animate-list.js'
import { moveInto, type ItemMove, type ReorderGroup } from './item-moves.js'
import { ReorderLine } from './ReorderLine.js'
import * as S from './ReorderList.styles.js'
import { useDragSort } from './useDragSort.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ReorderListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The groups and their lines, in the order they are shown; one group is a plain list. */
  groups: readonly ReorderGroup[]
  /** Called with the move that users ask for, by dragging, by button or by key. Give the new order back in `groups`. */
  onItemMove: (move: ItemMove) => void
  /** Called while a line is dragged, with the move that letting go would make; null once there is none. */
  onDragMove?: (move: ItemMove | null) => void
  /** Names the list while its only group has no label of its own. */
  label?: string
  /** True if lines may be dragged to other groups; false by default. Offer a button for it as well. */
  canMoveBetweenGroups?: boolean
  /** `stack` (the default) puts groups under one another, `columns` side by side where there is space. */
  layout?: 'stack' | 'columns'
  /** Shows the lines without a way to move them; false by default. */
  isReadOnly?: boolean
  /** Name of the button that moves a line up; 'Move' label 'up' by default. */
  moveUpLabel?: (label: string) => string
  /** Name of the button that moves a line down; 'Move' label 'down' by default. */
  moveDownLabel?: (label: string) => string
  /** The reason the first line cannot be moved up; 'Already first' by default. */
  firstHint?: string
  /** The reason the last line cannot be moved down; 'Already last' by default. */
  lastHint?: string
  /** The announcement made after a move, with the place counted from 1. */
  movedText?: (label: string, place: number, count: number, groupLabel?: string) => string
}

/** Use it to let users put a few dozen things in order: by dragging, by buttons, and by keys, each move read out. */
export const ReorderList = forwardRef<HTMLDivElement, ReorderListProps>(function ReorderList(
  {
    groups,
    onItemMove,
    onDragMove,
    label,
    canMoveBetweenGroups = false,
    layout = 'stack',
    isReadOnly = false,
    moveUpLabel,
    moveDownLabel,
    firstHint,
    lastHint,
    movedText,
    ...rest
  },
  ref,
) {
  const id = useId()
  const announce = useAnnounce()
  const t = useTexts(formTexts)
  const labels = {
    moveUpLabel: moveUpLabel ?? ((name: string) => t('moveUp', { name })),
    moveDownLabel: moveDownLabel ?? ((name: string) => t('moveDown', { name })),
    firstHint: firstHint ?? t('alreadyFirst'),
    lastHint: lastHint ?? t('alreadyLast'),
  }
  const toMovedText: NonNullable<typeof movedText> = (name, place, count, group) =>
    group ? t('movedToGroup', { name, place, count, group }) : t('moved', { name, place, count })

  const move = (itemMove: ItemMove) => {
    const target = groups.find((group) => group.id === itemMove.toGroupId)
    const item = groups.flatMap(({ items }) => items).find((each) => each.id === itemMove.id)
    if (!target || !item) return
    onItemMove(itemMove)
    const count = target.items.length + (itemMove.fromGroupId === itemMove.toGroupId ? 0 : 1)
    const group = groups.length > 1 ? target.label : undefined
    announce((movedText ?? toMovedText)(item.label, itemMove.toIndex + 1, count, group))
  }
  const canDrag = ({ items }: ReorderGroup) => !isReadOnly && (canMoveBetweenGroups || items.length > 1)
  const hasGrips = (group: ReorderGroup) => canDrag(group) && group.items.some(({ isMovable }) => isMovable !== false)
  // Lines that are one below the other start at the same place
  const isGripBeside = layout !== 'columns' && groups.some(hasGrips)
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const drag = useDragSort(root, {
    canMoveBetweenGroups,
    toMove: (dragged, dropTarget) => {
      const isWithin = dragged.groupId === dropTarget.groupId
      const mayGo = isWithin
        ? groups.find(({ id: groupId }) => groupId === dropTarget.groupId)?.canReorder !== false
        : canMoveBetweenGroups
      return mayGo ? moveInto(dragged, dropTarget) : null
    },
    onItemMove: move,
    onDragMove,
  })
  const style: CSSProperties & Record<'--pp-carried', string> = {
    ...rest.style,
    '--pp-carried': `${drag.dragged?.height ?? 0}px`,
  }

  return (
    <S.Root
      {...rest}
      ref={mergedRef}
      style={style}
      data-layout={layout}
      data-dragging={drag.dragged !== null || undefined}
    >
      {groups.map((group) => (
        <S.Group key={group.id}>
          {group.label && <S.GroupLabel id={`${id}-${group.id}`}>{group.label}</S.GroupLabel>}
          <S.List
            ref={animateList}
            data-group={group.id}
            aria-label={group.label ? undefined : label}
            aria-labelledby={group.label ? `${id}-${group.id}` : undefined}
            data-closed={(!canMoveBetweenGroups && drag.dragged && drag.dragged.groupId !== group.id) || undefined}
            data-room={
              (drag.dropTarget?.groupId === group.id && drag.dragged?.groupId !== group.id && group.items.length > 0) ||
              undefined
            }
          >
            {group.items.map((item, index) => (
              <ReorderLine
                key={item.id}
                group={group}
                item={item}
                index={index}
                drag={drag}
                canDrag={canDrag(group) && item.isMovable !== false}
                hasGripSpace={isGripBeside || hasGrips(group)}
                canStep={
                  !isReadOnly && group.canReorder !== false && item.isMovable !== false && group.items.length > 1
                }
                labels={labels}
                onMove={move}
              />
            ))}
            {group.items.length === 0 && (
              <S.Empty data-gap={drag.dropTarget?.groupId === group.id || undefined}>{group.emptyText}</S.Empty>
            )}
          </S.List>
        </S.Group>
      ))}
    </S.Root>
  )
})
