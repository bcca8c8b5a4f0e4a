'use client'
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** The key that leads to the newest toast and back again. */
export const toastKey = 'F8'

/** The first button of each toast: its action, or the one that closes it. */
const firstButtons = (region: HTMLElement | null) => [
  ...(region?.querySelectorAll<HTMLElement>('[data-pp-toast]') ?? []),
]

/** A function the region of the toasts calls to keep the focus. */
export interface ToastFocus {
  /** For its `onFocus`: remembers where the focus came from. */
  readonly rememberOrigin: (event: FocusEvent) => void
  /** To be called before a toast is taken away. */
  readonly beforeRemoval: () => void
}

/**
 * Leads the keyboard to the toasts, which are at the end of the page, and back to where it was: on the key again,
 * and when the last toast is closed.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>): ToastFocus {
  const origin = useRef<HTMLElement | null>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== toastKey || event.defaultPrevented) return
      const isInside = region.current?.contains(document.activeElement)
      const target = isInside ? origin.current : firstButtons(region.current).at(-1)
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region])

  useEffect(() => {
    if (!isLeaving.current) return
    isLeaving.current = false
    const next = firstButtons(region.current).at(-1) ?? origin.current
    next?.focus()
  })

  return {
    rememberOrigin: ({ relatedTarget }) => {
      const isOutside = relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)
      if (isOutside) origin.current = relatedTarget
    },
    beforeRemoval: () => {
      isLeaving.current = region.current?.contains(document.activeElement) ?? false
    },
  }
}
