'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus when a thing is removed by its own button: the button of the next thing, then of the last,
 * then `fallback`, or else the element around them, which must take focus (`tabIndex={-1}`).
 * @returns to be called with the place of the thing, before it is removed
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  buttonSelector: string,
  count: number,
  fallback?: RefObject<HTMLElement | null>,
): (index: number) => void {
  const removed = useRef<{ index: number; count: number } | null>(null)
  useEffect(() => {
    // The thing may go only once a server has answered.
    if (removed.current === null || count >= removed.current.count) return
    const all = [...(root.current?.querySelectorAll<HTMLElement>(buttonSelector) ?? [])]
    // Those of a line that is on its way out are out of reach
    const buttons = all.filter((button) => !button.closest('[inert]'))
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)] ?? fallback?.current ?? root.current
    removed.current = null
    next?.focus()
  }, [root, buttonSelector, count, fallback])
  return (index) => {
    removed.current = { index, count }
  }
}
