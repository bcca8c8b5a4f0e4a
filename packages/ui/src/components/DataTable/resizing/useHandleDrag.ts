'use client'
import { useEffect, useRef, type PointerEvent } from 'react'
import type { WidthDraft } from './useWidthDraft.js'

/** Px that a press may waver before it is a drag. */
const WAVER = 3
/** Milliseconds in which a second press makes a double press. */
const DOUBLE_PRESS = 250

interface Drag {
  readonly x: number
  readonly width: number
  isMoving: boolean
}

/** Dragging a handle with mouse, pen or finger; a press without a movement is `onPress`, two fit the column. */
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
      // Takes the focus, so that Escape reaches it and the arrows go on from where the pointer stopped.
      event.currentTarget.focus({ preventScroll: true })
      // Some browsers take a focus that was given for one of the keyboard.
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
