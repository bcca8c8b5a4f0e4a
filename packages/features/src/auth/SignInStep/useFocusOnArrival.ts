import { useEffect, type RefObject } from 'react'

/**
 * Puts the focus on the heading of a page that a visit starts with, unless something has the focus already: it is read,
 * and the next Tab leads into the form. The keyboard of a phone stays closed.
 */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [heading])
}
