'use client'
import { useEffect } from 'react'

/**
 * When a dialog has closed and what it was opened from is gone, such as the button of a row that has moved, the focus
 * goes to the dialog below, so that keys and screen readers stay where people are.
 */
export function useFocusBelow(): void {
  useEffect(
    () => () => {
      // The focus goes back to where it came from first
      requestAnimationFrame(() => {
        if (!isLost(document.activeElement)) return
        const below = [...document.querySelectorAll<HTMLElement>('[data-pp-dialog]')].at(-1)
        below?.focus({ preventScroll: true })
      })
    },
    [],
  )
}

/** Nowhere, or behind the dialog that is still open. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[aria-hidden="true"], [inert]') !== null
}
