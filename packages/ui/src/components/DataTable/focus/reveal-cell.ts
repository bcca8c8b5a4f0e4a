import { sidewaysOffset, type TableViewport } from '../useTableViewport.js'
import type { ColumnLayout } from '../layout/layout-columns.js'
import type { CellPosition } from './move-focus.js'
import { scrollToShow } from './scroll-to-show.js'

/** Scrolls a cell out from under the header and the locked columns, and renders its row at once. */
export function revealCell<Row>(
  { row, column }: CellPosition,
  scroller: HTMLElement,
  { width, height, rowHeight }: TableViewport,
  layout: ColumnLayout<Row>,
): void {
  const isRtl = getComputedStyle(scroller).direction === 'rtl'
  const top =
    row === 0
      ? scroller.scrollTop
      : scrollToShow(row * rowHeight, rowHeight, { offset: scroller.scrollTop, size: height, covered: rowHeight })
  const across = getSidewaysTarget(column, layout, { offset: sidewaysOffset(scroller), size: width })
  if (top === scroller.scrollTop && across === sidewaysOffset(scroller)) return
  scroller.scrollTop = top
  scroller.scrollLeft = isRtl ? -across : across
  // The browser fires the scroll event in the next frame; the cell is needed now.
  scroller.dispatchEvent(new Event('scroll'))
}

function getSidewaysTarget<Row>(
  column: number,
  { locked, main, lockedWidth, isLockKept }: ColumnLayout<Row>,
  view: { readonly offset: number; readonly size: number },
): number {
  const inLocked = locked[column]
  if (inLocked) {
    return isLockKept ? view.offset : scrollToShow(inLocked.offset, inLocked.width, { ...view, covered: 0 })
  }
  const inMain = main[column - locked.length]
  if (!inMain) return view.offset
  return scrollToShow(lockedWidth + inMain.offset, inMain.width, { ...view, covered: isLockKept ? lockedWidth : 0 })
}
