'use client'
import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { breakpoints } from '../../tokens/scales.js'
import { assumedRoom, usualTextSize, type TableViewport } from './TableRoom.js'

/** Two columns of a phone: in less px no table makes sense. */
const NARROW_PANEL = 480

export interface TableParts {
  readonly frame: RefObject<HTMLElement | null>
  /** An element as high as a row. */
  readonly ruler: RefObject<HTMLElement | null>
  /** The part that scrolls, once it is there. */
  readonly scroller: RefObject<HTMLElement | null>
  /** A frame of less px is drawn as cards in a window of any width. */
  readonly cardBreakpoint?: number
}

/**
 * Measures the empty frame before anything is drawn in it, which costs next to nothing, and again whenever the room or
 * the density changes. `null` for that moment; a page that comes from a server is drawn with sizes that are assumed.
 */
export function useTableViewport({
  frame,
  ruler,
  scroller,
  cardBreakpoint = NARROW_PANEL,
}: TableParts): TableViewport | null {
  const [room, setRoom] = useState<TableViewport | null>(null)
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const drawn = room && (room.isNarrow ? 'cards' : 'grid')

  useLayoutEffect(() => {
    const measure = () =>
      setRoom((last) => sameOr(last, measured(frame.current, ruler.current, scroller.current, cardBreakpoint)))
    if (!drawn) measure()
    const observer = new ResizeObserver(measure)
    // The grid comes and goes with the cards.
    for (const part of drawn === 'grid' ? [frame, ruler, scroller] : [frame, ruler])
      if (part.current) observer.observe(part.current)
    return () => observer.disconnect()
  }, [frame, ruler, scroller, cardBreakpoint, drawn])

  return room ?? (isFromServer ? assumedRoom : null)
}

function measured(
  frame: HTMLElement | null,
  ruler: HTMLElement | null,
  part: HTMLElement | null,
  cardBreakpoint: number,
): TableViewport {
  const scroller = part ?? frame
  const frameWidth = frame?.clientWidth ?? 0
  return {
    isNarrow: isTooNarrow(frameWidth, cardBreakpoint),
    width: scroller?.clientWidth ?? 0,
    height: scroller?.clientHeight || assumedRoom.height,
    rowHeight: ruler?.getBoundingClientRect().height || assumedRoom.rowHeight,
  }
}

/** In a window below 768 px, and in any panel with too little room for its texts, which may be set larger. */
function isTooNarrow(frameWidth: number, cardBreakpoint: number): boolean {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualTextSize
  return (
    frameWidth > 0 &&
    (frameWidth < (cardBreakpoint * textSize) / usualTextSize || window.innerWidth < breakpoints.tablet)
  )
}

function sameOr(last: TableViewport | null, next: TableViewport): TableViewport {
  const isSame =
    last?.isNarrow === next.isNarrow &&
    last.width === next.width &&
    last.height === next.height &&
    last.rowHeight === next.rowHeight
  return isSame ? last : next
}

function subscribeToNothing() {
  return () => undefined
}
