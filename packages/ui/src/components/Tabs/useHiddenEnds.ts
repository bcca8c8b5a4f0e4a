'use client'
import { useEffect, useState, type RefObject } from 'react'

/** At which ends of a row more is hidden than is shown. */
export interface HiddenEnds {
  readonly start: boolean
  readonly end: boolean
}

/** Keeps step with a row that scrolls sideways, in either direction of writing. */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): HiddenEnds {
  const [ends, setEnds] = useState<HiddenEnds>({ start: false, end: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => {
      // If writing runs from the right, the distance scrolled is negative.
      const scrolled = Math.abs(element.scrollLeft)
      const left = element.scrollWidth - element.clientWidth - scrolled
      setEnds((now) => {
        const next = { start: scrolled > 1, end: left > 1 }
        return now.start === next.start && now.end === next.end ? now : next
      })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}
