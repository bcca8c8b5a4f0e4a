'use client'
import { useRef, useState, type DragEvent, type HTMLAttributes } from 'react'
import { moveInto, type Carried, type Gap, type ItemMove } from './itemMoves.js'

interface DragSortSetting {
  /** Whether lines may go to other groups. */
  canLeaveGroup: boolean
  onItemMove: (move: ItemMove) => void
}

type DragHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onDragStart' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onDragEnd'
>

/** Dragging as the browser does it, which scrolls by itself, carries between lists, and works by a long press on touch. */
export interface DragSort {
  /** The line that is carried, if any. */
  carried: Carried | null
  /** The gap that it would fall into, if it would move. */
  gap: Gap | null
  /** For what holds all groups. */
  rootProps: DragHandlers
  /** For a line at a place of a group. */
  lineProps: (line: Carried) => DragHandlers & { draggable: true }
  /** For a group with so many lines: what is below the last counts as its end. */
  groupProps: (groupId: string, count: number) => DragHandlers
}

const nothing: { readonly carried: Carried | null; readonly gap: Gap | null } = { carried: null, gap: null }

/** Lets lines be dragged to another place. */
export function useDragSort({ canLeaveGroup, onItemMove }: DragSortSetting): DragSort {
  const [drawn, setDrawn] = useState(nothing)
  // What is drawn may lag behind the pointer; a drop must not.
  const now = useRef(nothing)
  const update = (carried: Carried | null, gap: Gap | null) => {
    now.current = { carried, gap }
    setDrawn(now.current)
  }
  const hoverGap = (event: DragEvent, gap: Gap) => {
    const { carried } = now.current
    if (!carried) return
    // The line's answer counts, not that of the group around it.
    event.stopPropagation()
    if (!canLeaveGroup && gap.groupId !== carried.groupId) {
      update(carried, null)
      return
    }
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    update(carried, moveInto(carried, gap) ? gap : null)
  }
  return {
    ...drawn,
    rootProps: {
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
        if (!isInside) update(now.current.carried, null)
      },
    },
    lineProps: (line) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', line.id)
        update(line, null)
      },
      onDragOver: (event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const isBelow = event.clientY > top + height / 2
        hoverGap(event, { groupId: line.groupId, index: line.index + (isBelow ? 1 : 0) })
      },
      // The end comes after a drop, and alone when people let go elsewhere or press Escape.
      onDragEnd: () => update(null, null),
    }),
    groupProps: (groupId, count) => ({
      onDragOver: (event) => hoverGap(event, { groupId, index: count }),
      onDrop: (event) => {
        const { carried, gap } = now.current
        if (!carried) return
        event.preventDefault()
        update(null, null)
        const move = gap && moveInto(carried, gap)
        if (move) onItemMove(move)
      },
    }),
  }
}
