'use client'
import { useContext, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { ServerWidthContext } from '../../hooks/server-width.js'
import { breakpoints } from '../../tokens/scales.js'

/** The digits in the ruler's style. */
const rulerDigits = 10

/** Text size in px that widths and heights in px assume; users may have set another one. */
export const usualTextSize = 16

/** The space that the table has, in px. */
export interface TableViewport {
  /**
   * Too narrow for a table: rows are drawn as cards. `null` while a server doesn't know the window: it draws both, and the
   * style sheet hides one.
   */
  readonly isNarrow: boolean | null
  /** Width of the part that scrolls, without its scroll bar; 0 while it is not known. */
  readonly width: number
  /** Height of the part that scrolls. */
  readonly height: number
  /** Height of each row. */
  readonly rowHeight: number
  /** Height of the header: that of a row, or of two lines where a row has room for only one. */
  readonly headHeight: number
  /** Width of a digit. */
  readonly digitWidth: number
  /** True while a page from a server has not been measured: the style sheet then fits columns and rows. */
  readonly isAssumed?: true
}

/** Used where sizes cannot be measured, as in a hidden tab. */
const assumedViewport: TableViewport = {
  isNarrow: false,
  width: 0,
  height: 640,
  rowHeight: 40,
  headHeight: 40,
  digitWidth: 9.1,
}

/** A server draws the first twenty rows of a list without pages. */
const serverViewport: TableViewport = { ...assumedViewport, height: 800, isAssumed: true }
const serverPhone: TableViewport = { ...serverViewport, isNarrow: true }
const serverWindow: TableViewport = { ...serverViewport, isNarrow: null }

/** True if a row has room for one line only, as in compact density. */
export function hasOneLine({ rowHeight, headHeight }: TableViewport): boolean {
  return rowHeight < headHeight
}

/** The distance an element is scrolled sideways, from its start in either writing direction. */
export function sidewaysOffset(scroller: HTMLElement): number {
  return Math.abs(scroller.scrollLeft)
}

/** Default `cardBreakpoint` in px: a table needs more than two columns of a phone. */
const NARROW_PANEL = 480

export interface TableParts {
  readonly frame: RefObject<HTMLElement | null>
  /** Ten digits, as high as a row. */
  readonly ruler: RefObject<HTMLElement | null>
  /** The part that scrolls, once it is there. */
  readonly scroller: RefObject<HTMLElement | null>
  /** A frame of less px is drawn as cards in a window of any width. */
  readonly cardBreakpoint?: number
}

/**
 * Measures the empty frame before anything is rendered in it, which costs next to nothing, and again whenever the size
 * or the density changes. `null` until then; a page rendered on a server uses assumed sizes.
 */
export function useTableViewport({
  frame,
  ruler,
  scroller,
  cardBreakpoint = NARROW_PANEL,
}: TableParts): TableViewport | null {
  const [viewport, setViewport] = useState<TableViewport | null>(null)
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const serverWidth = useContext(ServerWidthContext)
  const drawn = viewport && (viewport.isNarrow ? 'cards' : 'grid')

  useLayoutEffect(() => {
    const measure = () =>
      setViewport((last) => sameOr(last, measured(frame.current, ruler.current, scroller.current, cardBreakpoint)))
    if (!drawn) measure()
    const observer = new ResizeObserver(measure)
    // The grid comes and goes with the cards.
    for (const part of drawn === 'grid' ? [frame, ruler, scroller] : [frame, ruler])
      if (part.current) observer.observe(part.current)
    return () => observer.disconnect()
  }, [frame, ruler, scroller, cardBreakpoint, drawn])

  return viewport ?? (isFromServer ? assumeViewport(serverWidth) : null)
}

function assumeViewport(serverWidth: number): TableViewport {
  if (serverWidth === Infinity) return serverWindow
  return serverWidth < breakpoints.tablet ? serverPhone : serverViewport
}

function measured(
  frame: HTMLElement | null,
  ruler: HTMLElement | null,
  part: HTMLElement | null,
  cardBreakpoint: number,
): TableViewport {
  const scroller = part ?? frame
  const frameWidth = frame?.clientWidth ?? 0
  const digits = ruler?.getBoundingClientRect()
  const rowHeight = digits?.height || assumedViewport.rowHeight
  const twoLines = 2 * ((ruler && Number.parseFloat(getComputedStyle(ruler).lineHeight)) || 0)
  return {
    isNarrow: isTooNarrow(frameWidth, cardBreakpoint),
    width: scroller?.clientWidth ?? 0,
    height: scroller?.clientHeight || assumedViewport.height,
    rowHeight,
    // What is measured may be off by less than a px
    headHeight: rowHeight > twoLines - 1 ? rowHeight : twoLines,
    digitWidth: (digits?.width ?? 0) / rulerDigits || assumedViewport.digitWidth,
  }
}

/** In a window below 768 px, and in any panel with too little space for its texts, which may be set larger. */
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
    last.rowHeight === next.rowHeight &&
    last.digitWidth === next.digitWidth
  return isSame ? last : next
}

function subscribeToNothing() {
  return () => undefined
}
