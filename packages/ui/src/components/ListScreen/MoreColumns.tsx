'use client'
import { ArrowRightIcon } from '../../icons/icons.js'
import { ArrowLeftToLineIcon } from '../../icons/task-icons.js'
import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../Button/Button.js'
import * as S from './MoreColumns.styles.js'
import type { ListScreenLabels } from './list-screen-labels.js'

export interface MoreColumnsProps {
  /** The table; null while its columns are unknown. */
  table: HTMLElement | null
  /** The element over the end of the table, which fades what goes on beyond it. */
  edge: RefObject<HTMLElement | null>
  /** Texts of the component. */
  labels: Pick<ListScreenLabels, 'moreColumns' | 'firstColumns'>
}

/** Says how many columns are out of view, and brings the next ones into it. */
export function MoreColumns({ table, edge, labels }: MoreColumnsProps) {
  const { count, scroll } = useColumnsBeyond({ table, edge })
  if (count === null) return null
  const isAtEnd = count === 0
  return (
    <S.MoreColumns>
      <Button
        variant="quiet"
        size="small"
        iconEnd={isAtEnd ? undefined : ArrowRightIcon}
        iconStart={isAtEnd ? ArrowLeftToLineIcon : undefined}
        onClick={scroll}
      >
        {isAtEnd ? labels.firstColumns : labels.moreColumns(count)}
      </Button>
    </S.MoreColumns>
  )
}

/** The columns of a wide table that are out of view. */
interface ColumnsBeyond {
  /** The number of columns that are not wholly in view at the end; null where all columns fit at once. */
  readonly count: number | null
  /** Scrolls on by what is in view, or back to the first column once there are none. */
  readonly scroll: () => void
}

const getScroller = (table: HTMLElement | null) => table?.querySelector<HTMLElement>('.dt-scroller') ?? null

/** Follows which columns of a wide table are out of view at its end, while it scrolls and changes its size. */
function useColumnsBeyond({ table, edge }: Omit<MoreColumnsProps, 'labels'>): ColumnsBeyond {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const fade = edge.current
    if (!table) return undefined
    let observed: Element | null = null
    const read = () => {
      const scroller = getScroller(table)
      const sheet = scroller?.firstElementChild ?? null
      // The sheet is there once the table has its size, and changes with each width of a column
      if (sheet !== observed) {
        const last = observed
        observed = sheet
        if (last) observer.unobserve(last)
        if (sheet) observer.observe(sheet)
      }
      const beyond = scroller && readBeyond(scroller)
      setCount(beyond && beyond.count)
      if (fade) markEdge(fade, scroller, beyond)
    }
    const observer = new ResizeObserver(read)
    observer.observe(table)
    // Scroll events don't bubble
    table.addEventListener('scroll', read, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      table.removeEventListener('scroll', read, { capture: true })
      // In a narrow window cards take the place of the table
      if (fade) fade.hidden = true
    }
  }, [table, edge])

  const scroll = () => {
    const scroller = getScroller(table)
    if (!scroller) return
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    const step = count === 0 ? -scroller.scrollWidth : scroller.clientWidth - lockedWidth(scroller)
    scroller.scrollBy({ left: sign * step, behavior: isReduced ? 'auto' : 'smooth' })
  }
  return { count, scroll }
}

/** The width of the columns that stay in view. */
function lockedWidth(scroller: HTMLElement): number {
  const locked = scroller.querySelector<HTMLElement>('.dt-head-locked')
  return scroller.hasAttribute('data-unlocked') ? 0 : (locked?.offsetWidth ?? 0)
}

/** What is not wholly in view at the end of a table. */
interface Beyond {
  /** The number of columns. */
  readonly count: number
  /** Px of the first of them that are in view. */
  readonly cut: number
  /** True if its figures end where it does. */
  readonly isFigure: boolean
}

function readBeyond(scroller: HTMLElement): Beyond | null {
  if (scroller.scrollWidth <= scroller.clientWidth + 1) return null
  const inView = Math.abs(scroller.scrollLeft) + scroller.clientWidth + 1
  let end = scroller.querySelector<HTMLElement>('.dt-head-locked')?.offsetWidth ?? 0
  let count = 0
  let cut = 0
  let isFigure = false
  for (const header of scroller.querySelectorAll<HTMLElement>('.dt-head-main > [role=columnheader]')) {
    if (count === 0) {
      cut = Math.max(0, inView - 1 - end)
      isFigure = header.classList.contains('dt-end')
    }
    end += header.offsetWidth
    if (end > inView) count += 1
  }
  return { count, cut, isFigure }
}

/** Drawn at once, as the table scrolls, and beside its scroll bars. */
function markEdge(edge: HTMLElement, scroller: HTMLElement | null, beyond: Beyond | null): void {
  edge.hidden = !beyond?.count
  if (!scroller || !beyond?.count) return
  edge.toggleAttribute('data-figure', beyond.isFigure)
  edge.style.setProperty('--pp-cut', `${beyond.cut}px`)
  edge.style.setProperty('--pp-head', `${scroller.querySelector<HTMLElement>('.dt-header')?.offsetHeight ?? 0}px`)
  edge.style.blockSize = `${scroller.clientHeight}px`
  // The table has a border of 1 px
  edge.style.insetInlineEnd = `${scroller.offsetWidth - scroller.clientWidth + 1}px`
}
