'use client'
import { useEffect, useRef, type PointerEvent } from 'react'
import { focusHandle } from '../focus/grid-cells.js'
import type { WidthDraft } from './useWidthDraft.js'

/** Px that the pointer may move before a press is a drag. */
const WAVER = 3
/** Milliseconds within which a second press is a double press. */
const DOUBLE_PRESS = 250

interface Drag {
  readonly x: number
  readonly width: number
  isMoving: boolean
}

/** Drags a handle by mouse, pen or finger; a press without movement calls `onPress`, a double press fits the column. */
export function useHandleDrag(draft: WidthDraft, onPress: () => void) {
  const drag = useRef<Drag | null>(null)
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(press.current), [])

  const stop = () => {
    drag.current = null
    draft.giveUp()
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      clearTimeout(press.current)
      event.currentTarget.setPointerCapture(event.pointerId)
      // Takes the focus, so that Escape reaches it and arrow keys continue from where the pointer stopped.
      focusHandle(event.currentTarget, { preventScroll: true })
      // Some browsers treat a programmatic focus as keyboard focus.
      event.currentTarget.dataset['pressed'] = ''
      drag.current = { x: event.clientX, width: draft.width, isMoving: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current) return
      const moved = (event.clientX - current.x) * (getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1)
      current.isMoving ||= Math.abs(moved) > WAVER
      if (current.isMoving) draft.tryOut(current.width + moved)
    },
    onPointerUp: () => {
      const { current } = drag
      if (!current) return
      drag.current = null
      if (current.isMoving) draft.keep()
      else press.current = setTimeout(onPress, DOUBLE_PRESS)
    },
    onPointerCancel: stop,
    onDoubleClick: () => {
      clearTimeout(press.current)
      draft.fit()
    },
  }
  return { handlers, stop }
}
