'use client'

import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import * as S from './TabScroller.styles.js'

interface TabScrollerProps {
  /** The row that scrolls. */
  row: RefObject<HTMLElement | null>
  /** Identifies the tab or link that is selected, which is kept in view. */
  selectedKey: string | undefined
  children: ReactNode
}

const shareOfWidth = 0.75

/** Shows that there is more of a row at an end, and brings it in for pointers; the keyboard has the tabs or links. */
export function TabScroller({ row, selectedKey, children }: TabScrollerProps) {
  const hidden = useHiddenEnds(row, selectedKey)
  const scroll = (to: 'start' | 'end') => {
    const element = row.current
    if (!element) return
    const isForward = (to === 'end') === (getComputedStyle(element).direction === 'ltr')
    element.scrollBy({ left: (isForward ? 1 : -1) * shareOfWidth * element.clientWidth, behavior: 'smooth' })
  }
  return (
    <S.Scroller
      data-more-start={hidden.start || undefined}
      data-more-end={hidden.end || undefined}
      // The browser counts a link under the fade as in view. A pointer presses what it sees, which stays there.
      onFocus={({ target }) => {
        if (row.current && target.matches(':focus-visible')) revealIn(row.current, target)
      }}
    >
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

/** Keeps step with a row that scrolls sideways, in either direction of writing, and keeps what is selected in view. */
function useHiddenEnds(row: RefObject<HTMLElement | null>, selectedKey: string | undefined): HiddenEnds {
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
    // Called at once, then when the window gets narrower or a count that comes later makes a tab wider
    const observer = new ResizeObserver(() => {
      const selected = selectedKey && element.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]')
      if (selected) revealIn(element, selected)
      measure()
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row, selectedKey])
  return ends
}

/** Width of the fade and its button at each end of the row, in px. */
const margin = 48

/** Scrolls the row sideways until the element is clear of its ends; nothing else scrolls. */
export function revealIn(row: HTMLElement, part: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const before = inner.left - outer.left - margin
  const after = inner.right - outer.right + margin
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += Math.min(before, after)
}
