'use client'
import { useLayoutEffect, type RefObject } from 'react'

/**
 * Moves the focus when what had it is gone: to the topmost dialog while one is open, otherwise to the page title or the
 * main landmark. A focus that the app has already moved stays where it is.
 * @param nearest a place to try before these
 */
export function restoreLostFocus(nearest?: HTMLElement | null): void {
  if (!isFocusLost(document.activeElement)) return
  for (const place of [nearest, ...findFocusTargets()]) {
    place?.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}

/** The topmost dialog while one is open; otherwise the page title, then the main landmark. */
function findFocusTargets(): readonly HTMLElement[] {
  const dialog = queryAll('[data-pp-dialog]').at(-1)
  return dialog ? [dialog] : [...queryAll('[data-page-title]'), ...queryAll('main')]
}

const queryAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** True if nothing has the focus, or something behind the dialog that is still open. */
function isFocusLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[aria-hidden="true"], [inert]') !== null
}

/**
 * Keeps the focus in the page when an element goes that has it, such as a banner closed by its own button.
 * @param container selects the element around it that gets the focus. Default: the page title
 */
export function useFocusRestore(root: RefObject<HTMLElement | null>, container?: string): void {
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const around = container === undefined ? null : element.closest<HTMLElement>(container)
      requestAnimationFrame(() => restoreLostFocus(around))
    }
  }, [root, container])
}
