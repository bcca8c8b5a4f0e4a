/** One axis of a scrolled view, in px: its offset, its size, and how much of its start is covered. */
export interface ScrolledView {
  readonly offset: number
  readonly size: number
  /** Size of what covers the start of the view: the header or the locked columns. */
  readonly covered: number
}

/**
 * The offset at which a part from `start` to `start + size` is visible, moving as little as possible. Positions
 * are those of the whole content, including the covered part; a part that does not fit shows its start.
 */
export function scrollToShow(start: number, size: number, view: ScrolledView): number {
  const first = start - view.covered
  const last = start + size - view.size
  if (view.offset > first || last > first) return Math.max(0, first)
  return Math.max(view.offset, last)
}
