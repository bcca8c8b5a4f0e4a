import { useLayoutEffect, type RefObject } from 'react'

/** The bars that stick to the foot of the window now, and their heights in px. */
const bars = new Map<Element, number>()

/**
 * Counts a bar that sticks to the foot of the window in the scroll padding of the page, whatever its height: what gets
 * the focus is scrolled clear of it. The header counts by itself.
 */
export function useStickyFoot(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const measure = () => {
      bars.set(element, element.offsetHeight)
      setScrollPadding()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      bars.delete(element)
      setScrollPadding()
    }
  }, [bar])
}

function setScrollPadding(): void {
  const height = [...bars.values()].reduce((sum, each) => sum + each, 0)
  document.documentElement.style.scrollPaddingBlockEnd = height > 0 ? `${height}px` : ''
}
