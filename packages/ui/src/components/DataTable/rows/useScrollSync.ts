'use client'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sidewaysOffset } from '../useTableViewport.js'

/**
 * Draws what a new scroll position shows in the very frame that shows it: a plain update would come a frame late, and
 * a fast flick would show a gap. `onScroll` reads the position. Whether the table is scrolled at all is in data
 * attributes of the grid.
 */
export function useScrollSync(grid: RefObject<HTMLElement | null>, onScroll: (scroller: HTMLElement) => void): void {
  const latest = useRef(onScroll)
  useLayoutEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    const scroller = grid.current
    if (!scroller) return undefined
    const follow = () => {
      setFlag(scroller, 'data-scrolled', sidewaysOffset(scroller) > 0)
      setFlag(scroller, 'data-at-top', scroller.scrollTop === 0)
      flushSync(() => latest.current(scroller))
    }
    scroller.toggleAttribute('data-at-top', true)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => scroller.removeEventListener('scroll', follow)
  }, [grid])
}

function setFlag(element: HTMLElement, name: string, isSet: boolean): void {
  if (element.hasAttribute(name) !== isSet) element.toggleAttribute(name, isSet)
}
