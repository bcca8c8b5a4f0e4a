'use client'
import { useEffect, useRef, useState, type HTMLAttributes, type PointerEvent } from 'react'
import { edgeScroll } from './edge-scroll.js'
import type { DraggedItem, DropTarget } from './item-moves.js'

interface GripSortSetting {
  /** True if lines may go to other groups; else a finger beyond the ends of the group counts as being at its end. */
  canMoveBetweenGroups: boolean
  onTake: (line: DraggedItem) => void
  /** Called with the gap that the finger points at; null between the lists. */
  onHover: (dropTarget: DropTarget | null) => void
  onDrop: () => void
  /** Called when the browser took the finger for something else. */
  onLetGo: () => void
}

export type GripHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** Lets a finger or a pen carry a line by its grip, at once; everywhere else on the line it scrolls the page. */
export function useGripSort({ canMoveBetweenGroups, onTake, onHover, onDrop, onLetGo }: GripSortSetting) {
  const [isHeld, setIsHeld] = useState(false)
  const stopScrolling = useRef<() => void>(undefined)
  useEffect(() => () => stopScrolling.current?.(), [])

  const end = (then: () => void) => {
    stopScrolling.current?.()
    stopScrolling.current = undefined
    setIsHeld(false)
    then()
  }
  const follow = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    const hover = () => onHover(gapUnder(currentTarget, { x, y }, canMoveBetweenGroups))
    stopScrolling.current?.()
    stopScrolling.current = edgeScroll(currentTarget, y, hover)
    hover()
  }
  return {
    /** True if a finger holds a grip. */
    isHeld,
    gripProps: (line: DraggedItem): GripHandlers => ({
      onPointerDown: ({ pointerType, isPrimary }) => {
        if (pointerType === 'mouse' || !isPrimary) return
        setIsHeld(true)
        onTake(line)
      },
      onPointerMove: (event) => {
        if (isHeld && event.isPrimary) follow(event)
      },
      onPointerUp: ({ isPrimary }) => {
        if (isHeld && isPrimary) end(onDrop)
      },
      onPointerCancel: ({ isPrimary }) => {
        if (isHeld && isPrimary) end(onLetGo)
      },
    }),
  }
}

interface Span {
  readonly top: number
  readonly height: number
}

/** The gap of a list nearest to a height on the page: it follows all lines whose middle is above that height. */
export function gapIndexAt(lines: readonly Span[], y: number): number {
  return lines.filter(({ top, height }) => top + height / 2 < y).length
}

/**
 * The gap under the pointer while a grip is dragged: in the grip's own list, or in the list under the pointer where
 * items can move between lists; null between lists.
 */
function gapUnder(grip: Element, { x, y }: { x: number; y: number }, canMoveBetweenGroups: boolean): DropTarget | null {
  const own = grip.closest<HTMLElement>('[data-group]')
  const list = canMoveBetweenGroups ? listAt(own?.closest('[data-layout]'), x, y) : own
  const groupId = list?.dataset['group']
  if (!list || groupId === undefined) return null
  const lines = [...list.querySelectorAll(':scope > [data-line]')].map((line) => line.getBoundingClientRect())
  return { groupId, index: gapIndexAt(lines, y) }
}

function listAt(root: Element | null | undefined, x: number, y: number): HTMLElement | null {
  const lists = [...(root?.querySelectorAll<HTMLElement>('[data-group]') ?? [])]
  const isUnder = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom
  return lists.find((list) => isUnder(list.getBoundingClientRect())) ?? null
}
