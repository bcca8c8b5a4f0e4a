'use client'

import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import * as S from './Tabs.styles.js'

interface TabScrollerProps {
  /** The row that scrolls. */
  row: RefObject<HTMLElement | null>
  children: ReactNode
}

const shareOfWidth = 0.75

/** Shows that there are more tabs at an end, and brings them in for pointers; the keyboard has the arrow keys. */
export function TabScroller({ row, children }: TabScrollerProps) {
  const hidden = useHiddenEnds(row)
  const scroll = (to: 'start' | 'end') => {
    const element = row.current
    if (!element) return
    const isForward = (to === 'end') === (getComputedStyle(element).direction === 'ltr')
    element.scrollBy({ left: (isForward ? 1 : -1) * shareOfWidth * element.clientWidth, behavior: 'smooth' })
  }
  return (
    <S.Scroller data-more-start={hidden.start || undefined} data-more-end={hidden.end || undefined}>
      {children}
      {(['start', 'end'] as const).map(
        (end) =>
          hidden[end] && (
            <S.Scroll key={end} type="button" tabIndex={-1} aria-hidden data-end={end} onClick={() => scroll(end)} />
          ),
      )}
    </S.Scroller>
  )
}

/** At which ends of a row more is hidden than is shown. */
interface HiddenEnds {
  readonly start: boolean
  readonly end: boolean
}

/** Keeps step with a row that scrolls sideways, in either direction of writing. */
function useHiddenEnds(row: RefObject<HTMLElement | null>): HiddenEnds {
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
