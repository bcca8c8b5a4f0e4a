'use client'
import { useEffect, useRef, type RefObject } from 'react'

/** Milliseconds after the last movement when the table counts as at rest. */
const REST = 200

/**
 * Tells assistive technology the order of the rows once the table is at rest: recycled elements are not in the
 * visual order of their rows. Gives the ref of the row group.
 */
export function useReadingOrder(grid: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = grid.current
    if (!scroller) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastMove = 0
    const settle = () => {
      const left = lastMove + REST - performance.now()
      timer = left > 0 ? setTimeout(settle, left) : undefined
      if (left <= 0) group.current?.setAttribute('aria-owns', rowsInOrder(group.current).join(' '))
    }
    // One timer for a whole movement: a new one for each frame would cost more than all the rest.
    const move = () => {
      lastMove = performance.now()
      timer ??= setTimeout(settle, REST)
    }
    scroller.addEventListener('scroll', move, { passive: true })
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('scroll', move)
    }
  }, [grid])
  return group
}

function rowsInOrder(group: HTMLElement): readonly string[] {
  return [...group.querySelectorAll('[aria-rowindex]')]
    .toSorted((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
    .map(({ id }) => id)
}
