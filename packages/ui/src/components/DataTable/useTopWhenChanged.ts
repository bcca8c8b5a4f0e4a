'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Goes back to the top when what is shown became something else: another order, filter or page. */
export function useTopWhenChanged(scroller: RefObject<HTMLElement | null>, shown: string): void {
  const last = useRef(shown)
  useLayoutEffect(() => {
    if (last.current === shown) return
    last.current = shown
    // At the top already, which is most often so, the browser need not work out the new rows twice.
    if (scroller.current?.dataset.atTop === undefined) scroller.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [scroller, shown])
}
