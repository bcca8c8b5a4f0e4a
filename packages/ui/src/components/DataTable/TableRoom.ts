/** Text size in px for which widths and heights in px are meant; people may have set another one. */
export const usualTextSize = 16

/** The room that the table has, in px. */
export interface TableViewport {
  /** Too narrow for a table: rows are drawn as cards. */
  readonly isNarrow: boolean
  /** Width of the part that scrolls, without its scroll bar; 0 while it is not known. */
  readonly width: number
  /** Height of the part that scrolls. */
  readonly height: number
  /** Height of the header and of each row. */
  readonly rowHeight: number
}

/** Stands in for sizes that cannot be measured: on a server, or in a hidden tab. */
export const assumedRoom: TableViewport = { isNarrow: false, width: 0, height: 640, rowHeight: 40 }

/** How far an element is scrolled sideways, from its start in either writing direction. */
export function sidewaysOffset(scroller: HTMLElement): number {
  return Math.abs(scroller.scrollLeft)
}
