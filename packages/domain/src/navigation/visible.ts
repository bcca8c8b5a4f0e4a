import type { NavigationItem } from './item.ts'

/** The inner size of the window in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Below this width the navigation is a drawer and shows every item. */
export const drawerBelowWidth = 1024
/** From this height on every item fits. */
const allFromHeight = 700
/** What the rest of the page takes of the height, and one item. */
const framePixels = 200
const itemPixels = 80

/**
 * How many of the top-level items stand in the side navigation; the rest goes to More. Every item below 1024 px of
 * width and from 700 px of height on; otherwise (height - 200) / 80, rounded down, and at least one.
 */
export function visibleItemCount(total: number, { width, height }: WindowSize): number {
  if (width < drawerBelowWidth || height >= allFromHeight) return total
  return Math.min(total, Math.max(1, Math.floor((height - framePixels) / itemPixels)))
}

/** The items that are shown and those behind More. */
export function splitNavigation(
  items: readonly NavigationItem[],
  size: WindowSize,
): { readonly visible: readonly NavigationItem[]; readonly more: readonly NavigationItem[] } {
  const count = visibleItemCount(items.length, size)
  return { visible: items.slice(0, count), more: items.slice(count) }
}
