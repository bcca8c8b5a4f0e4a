'use client'
import { useEffect, type RefObject } from 'react'
import { otherHalf } from './row-ids.js'

/** Milliseconds after a movement in which the pointer counts as standing still over rows that pass by. */
const PASSING = 120

/** Tints both halves of the row under the pointer, which no selector of CSS could, and none while rows pass by. */
export function useRowHover(grid: RefObject<HTMLElement | null>, tableId: string): void {
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    let tinted: readonly (HTMLElement | null)[] = []
    let lastScroll = Number.NEGATIVE_INFINITY
    const clear = () => {
      for (const half of tinted) half?.removeAttribute('data-hovered')
      tinted = []
    }
    const scroll = () => {
      lastScroll = performance.now()
      if (tinted.length > 0) clear()
    }
    const over = ({ target }: Event) => {
      if (performance.now() - lastScroll < PASSING) return
      const half = target instanceof Element ? target.closest<HTMLElement>('.dt-row') : null
      if (half === tinted[0]) return
      clear()
      if (!half) return
      tinted = [half, otherHalf(half, tableId)]
      for (const part of tinted) part?.setAttribute('data-hovered', '')
    }
    element.addEventListener('scroll', scroll, { passive: true })
    element.addEventListener('pointerover', over)
    element.addEventListener('pointerleave', clear)
    return () => {
      element.removeEventListener('scroll', scroll)
      element.removeEventListener('pointerover', over)
      element.removeEventListener('pointerleave', clear)
    }
  }, [grid, tableId])
}
