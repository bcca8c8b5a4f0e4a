'use client'
import { useEffect, useState, type RefObject } from 'react'

/** How many places the rail has the height for; `count` until it has been measured, and where it need not be. */
export function useFittingCount(rail: RefObject<HTMLElement | null>, isMeasured: boolean, count: number): number {
  const [fitting, setFitting] = useState(count)
  useEffect(() => {
    const element = rail.current
    const list = element?.firstElementChild
    if (!element || !list || !isMeasured) return undefined
    // The tallest place ever shown counts: once it is under More, the rest must not make room for it again.
    let tallest = 0
    const measure = () => {
      for (const place of element.querySelectorAll('li')) tallest = Math.max(tallest, place.offsetHeight)
      if (tallest > 0) setFitting(Math.floor(element.clientHeight / tallest))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(list)
    return () => observer.disconnect()
  }, [rail, isMeasured])
  return fitting
}
