import { useLayoutEffect, type RefObject } from 'react'
import { stickyFootVariable } from '../tokens/scales.js'

/** The bars that stick to the foot of the window now, and their heights in px. */
const bars = new Map<HTMLElement, number>()

/**
 * Puts a bar at the foot of the window, on top of the bars that come after it in the page: none covers another. Its
 * height counts in the scroll padding of the page, so what gets the focus is scrolled clear of it. Toasts stand
 * above it. The header has `useStickyHeader`.
 */
export function useStickyFoot(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const measure = () => {
      bars.set(element, element.offsetHeight)
      arrangeBars()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      bars.delete(element)
      arrangeBars()
    }
  }, [bar])
}

function arrangeBars(): void {
  const lastFirst = [...bars].toSorted(([a], [b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1,
  )
  let height = 0
  for (const [bar, own] of lastFirst) {
    bar.style.insetBlockEnd = `${height}px`
    height += own
  }
  const { style } = document.documentElement
  style.scrollPaddingBlockEnd = height > 0 ? `${height}px` : ''
  style.setProperty(stickyFootVariable, height > 0 ? `${height}px` : '')
}
