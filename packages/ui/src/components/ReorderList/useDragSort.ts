'use client'
import { useRef, useState, type DragEvent, type HTMLAttributes } from 'react'
import { moveInto, type Carried, type Gap, type ItemMove } from './item-moves.js'
import { useGripSort, type GripHandlers } from './useGripSort.js'

interface DragSortSetting {
  /** True if lines may go to other groups. */
  canMoveBetweenGroups: boolean
  onItemMove: (move: ItemMove) => void
}

type DragHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onDragStart' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onDragEnd'
>

/** Dragging: a mouse drags as the browser does it, which carries between lists; a finger or a pen drags by the grip. */
export interface DragSort {
  /** The line that is carried, if any. */
  carried: Carried | null
  /** The gap that it would fall into, if it would move. */
  gap: Gap | null
  /** For what holds all groups. */
  rootProps: DragHandlers
  /** For a line at a place of a group. */
  lineProps: (line: Carried) => DragHandlers & { draggable: boolean }
  /** For the grip of that line. */
  gripProps: (line: Carried) => GripHandlers
  /** For a group with so many lines: what is below the last counts as its end. */
  groupProps: (groupId: string, count: number) => DragHandlers
}

const nothing: { readonly carried: Carried | null; readonly gap: Gap | null } = { carried: null, gap: null }

/** Lets lines be dragged to another place. */
export function useDragSort({ canMoveBetweenGroups, onItemMove }: DragSortSetting): DragSort {
  const [drawn, setDrawn] = useState(nothing)
  // The drawing may lag behind the pointer; a drop must not.
  const now = useRef(nothing)
  const update = (carried: Carried | null, gap: Gap | null) => {
    now.current = { carried, gap }
    setDrawn(now.current)
  }
  /** Shows where the line would fall; says whether it may go to that group at all. */
  const hover = (gap: Gap | null) => {
    const { carried } = now.current
    const isOpen = carried !== null && gap !== null && (canMoveBetweenGroups || gap.groupId === carried.groupId)
    update(carried, isOpen && moveInto(carried, gap) ? gap : null)
    return isOpen
  }
  const drop = () => {
    const { carried, gap } = now.current
    update(null, null)
    const move = carried && gap && moveInto(carried, gap)
    if (move) onItemMove(move)
  }
  const hoverBy = (event: DragEvent, gap: Gap) => {
    if (!now.current.carried) return
    // The line's answer counts, not that of the group around it.
    event.stopPropagation()
    if (!hover(gap)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
  }
  const grip = useGripSort({
    canMoveBetweenGroups,
    onTake: (line) => update(line, null),
    onHover: hover,
    onDrop: drop,
    onLetGo: () => update(null, null),
  })
  return {
    ...drawn,
    rootProps: {
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) update(now.current.carried, null)
      },
    },
    lineProps: (line) => ({
      // Else a finger that rests on the grip would start the browser's own dragging too.
      draggable: !grip.isHeld,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', line.id)
        update(line, null)
      },
      onDragOver: (event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const isBelow = event.clientY > top + height / 2
        hoverBy(event, { groupId: line.groupId, index: line.index + (isBelow ? 1 : 0) })
      },
      // The end comes after a drop, and alone when users let go elsewhere or press Escape.
      onDragEnd: () => update(null, null),
    }),
    gripProps: grip.gripProps,
    groupProps: (groupId, count) => ({
      onDragOver: (event) => hoverBy(event, { groupId, index: count }),
      onDrop: (event) => {
        if (!now.current.carried) return
        event.preventDefault()
        drop()
      },
    }),
  }
}
