'use client'
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

const openDelay = 300
const closeDelay = 100

/** When a tooltip is shown: a while after the pointer comes, at once with the keyboard, until both are gone. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (next: HTMLElement | null, delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setAnchor(next)
    else timer.current = setTimeout(() => setAnchor(next), delay)
  }
  const close = () => show(null)
  const leave = () => show(null, closeDelay)
  return {
    /** The control it is shown for; null while it is not shown. */
    anchor,
    close,
    /** For the control. A finger has no hover: pressing would only cover what is pressed. */
    controlHandlers: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'touch') show(currentTarget, openDelay)
      },
      onPointerLeave: leave,
      onPointerDown: () => {
        isPressed.current = true
        close()
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        // The focus that a press brings asks for no hint.
        if (!isPressed.current && currentTarget.matches(':focus-visible')) show(currentTarget)
      },
      onBlur: () => {
        isPressed.current = false
        close()
      },
    },
    /** For the tooltip, which the pointer may rest on. */
    tipHandlers: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  }
}
