'use client'
import { useEffect, useState, type RefObject } from 'react'

/** Whether the element's content is taller than it, so that it must be reachable by keyboard. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return isScrollable
}
