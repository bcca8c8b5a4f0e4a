'use client'
import { useEffect } from 'react'

/**
 * When a dialog has closed and what it was opened from is gone, such as the button of a row that has moved, or never
 * was, as when the page opened with it, the focus goes to the dialog below, else to the title of the page or its main
 * part, so that keys and screen readers stay where people are. A focus that the app has put elsewhere stays there.
 */
export function useFocusBelow(): void {
  useEffect(
    () => () => {
      // The focus goes back to where it came from first
      requestAnimationFrame(() => {
        if (!isLost(document.activeElement)) return
        for (const place of placesBelow()) {
          place.focus({ preventScroll: true })
          if (document.activeElement === place) return
        }
      })
    },
    [],
  )
}

/** The topmost dialog alone while one is open; the title of the page, then its main part, once none is. */
function placesBelow(): readonly HTMLElement[] {
  const dialog = all('[data-pp-dialog]').at(-1)
  return dialog ? [dialog] : [...all('[data-page-title]'), ...all('main')]
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Nowhere, or behind the dialog that is still open. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[aria-hidden="true"], [inert]') !== null
}
