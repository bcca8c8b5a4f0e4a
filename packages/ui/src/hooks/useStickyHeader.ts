import { useLayoutEffect, type RefObject } from 'react'
import { stickyHeaderVariable } from '../tokens/scales.js'

/** The header takes at most one part in this many of the window's height while the page scrolls. */
const parts = 5

/**
 * Keeps the header at the top of the window, and its height in a variable for what stands below it. When large
 * text makes it too high for the window, it scrolls away with the page instead.
 */
export function useStickyHeader(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const height = element.offsetHeight
      const isSticky = height <= window.innerHeight / parts
      element.style.position = isSticky ? '' : 'relative'
      style.setProperty(stickyHeaderVariable, `${isSticky ? height : 0}px`)
    }
    // It measures before the first paint, too
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty(stickyHeaderVariable)
    }
  }, [header])
}
