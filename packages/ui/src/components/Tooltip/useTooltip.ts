'use client'
import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'

const openDelay = 300
const closeDelay = 100

/**
 * The conditions for showing a tooltip: a while after the pointer comes, at once with the keyboard, until both are
 * gone; and when a control that is off is pressed.
 * @param content what it shows; `null` is never shown
 */
export function useTooltip(content: ReactNode) {
  const announce = useAnnounce()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const [isAnswer, setAnswer] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (content === null && anchor !== null) setAnchor(null)

  const show = (next: HTMLElement | null, delay = 0, answers = false) => {
    clearTimeout(timer.current)
    setAnswer(answers)
    if (delay === 0) setAnchor(next)
    else timer.current = setTimeout(() => setAnchor(next), delay)
  }
  const close = () => show(null)
  const leave = () => show(null, closeDelay)
  return {
    /** The control it is shown for; null while it is not shown. */
    anchor,
    /** True if it answers a press, and is read out. */
    isAnswer,
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
      // Before the control, which ignores the press
      onClickCapture: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
        if (!isOff(currentTarget) || content === null) return
        // Enter in a field presses the button of its form, which is not visible then
        if (detail > 0 || document.activeElement === currentTarget) show(currentTarget, 0, true)
        else if (typeof content === 'string') announce(content)
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

/** A control that is busy says so itself. */
const isOff = (control: HTMLElement) => control.matches('[aria-disabled="true"]:not([aria-busy="true"])')
