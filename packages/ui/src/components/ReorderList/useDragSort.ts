'use client'
import { useRef, useState, type DragEvent, type HTMLAttributes } from 'react'
import { moveInto, type DraggedItem, type DropTarget, type ItemMove } from './item-moves.js'
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
  /** The line that is dragged, if any. */
  dragged: DraggedItem | null
  /** The gap that it would fall into, if it would move. */
  dropTarget: DropTarget | null
  /** For what holds all groups. */
  rootProps: DragHandlers
  /** For a line at a place of a group. */
  lineProps: (line: DraggedItem) => DragHandlers & { draggable: boolean }
  /** For the grip of that line. */
  gripProps: (line: DraggedItem) => GripHandlers
  /** For a group with so many lines: what is below the last counts as its end. */
  groupProps: (groupId: string, count: number) => DragHandlers
}

const nothing: { readonly dragged: DraggedItem | null; readonly dropTarget: DropTarget | null } = {
  dragged: null,
  dropTarget: null,
}

/** Lets lines be dragged to another place. */
export function useDragSort({ canMoveBetweenGroups, onItemMove }: DragSortSetting): DragSort {
  const [drawn, setDrawn] = useState(nothing)
  // The drawing may lag behind the pointer; a drop must not.
  const now = useRef(nothing)
  const update = (dragged: DraggedItem | null, dropTarget: DropTarget | null) => {
    now.current = { dragged, dropTarget }
    setDrawn(now.current)
  }
  /** Shows where the line would fall; says whether it may go to that group at all. */
  const hover = (dropTarget: DropTarget | null) => {
    const { dragged } = now.current
    const isOpen =
      dragged !== null && dropTarget !== null && (canMoveBetweenGroups || dropTarget.groupId === dragged.groupId)
    update(dragged, isOpen && moveInto(dragged, dropTarget) ? dropTarget : null)
    return isOpen
  }
  const drop = () => {
    const { dragged, dropTarget } = now.current
    update(null, null)
    const move = dragged && dropTarget && moveInto(dragged, dropTarget)
    if (move) onItemMove(move)
  }
  const hoverBy = (event: DragEvent, dropTarget: DropTarget) => {
    if (!now.current.dragged) return
    // The line's answer counts, not that of the group around it.
    event.stopPropagation()
    if (!hover(dropTarget)) return
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
        if (!isInside) update(now.current.dragged, null)
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
        if (!now.current.dragged) return
        event.preventDefault()
        drop()
      },
    }),
  }
}
