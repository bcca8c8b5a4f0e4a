'use client'
import type { ReactNode, RefObject } from 'react'
import * as S from './Tabs.styles.js'
import { useHiddenEnds } from './useHiddenEnds.js'

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
