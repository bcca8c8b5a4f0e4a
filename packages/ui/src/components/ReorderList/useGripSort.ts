'use client'
import { useEffect, useRef, useState, type HTMLAttributes, type PointerEvent } from 'react'
import { edgeScroll } from './edgeScroll.js'
import { gapUnder } from './gapUnder.js'
import type { Carried, Gap } from './itemMoves.js'

interface GripSortSetting {
  /** Whether lines may go to other groups; else a finger beyond the ends of the group counts as being at its end. */
  canMoveBetweenGroups: boolean
  onTake: (line: Carried) => void
  /** Called with the gap that the finger points at; null between the lists. */
  onHover: (gap: Gap | null) => void
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
    /** Whether a finger holds a grip. */
    isHeld,
    gripProps: (line: Carried): GripHandlers => ({
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
