import type { IconComponent } from '../Icon/Icon.js'
import type { MenuEntry, MenuItem } from '../Menu/menu-items.js'

/** One place of the navigation: a page (`href`) or a menu of pages (`items`). */
export interface NavItem {
  /** Tells the items apart. */
  readonly id: string
  /** Words under the icon. */
  readonly label: string
  /** Icon above the text. */
  readonly icon: IconComponent
  /** Address of its page. */
  readonly href?: string
  /** Opens the address in a new tab. */
  readonly isExternal?: boolean
  /** Marks the place that users are in. */
  readonly isCurrent?: boolean
  /** Pages of its menu. */
  readonly items?: readonly MenuItem[]
}

/** Splits the items into those that fit and those that go under More, which takes one of the places itself. */
export function splitItems(
  items: readonly NavItem[],
  visibleCount: number,
): { shown: readonly NavItem[]; more: readonly NavItem[] } {
  if (items.length <= visibleCount) return { shown: items, more: [] }
  const shownCount = Math.max(0, visibleCount - 1)
  return { shown: items.slice(0, shownCount), more: items.slice(shownCount) }
}

/** Splits the items after a fixed count, whatever the room. */
export function splitAfter(
  items: readonly NavItem[],
  count: number,
): { shown: readonly NavItem[]; more: readonly NavItem[] } {
  return { shown: items.slice(0, count), more: items.slice(count) }
}

/** The lines of the More menu: a page is a line, a menu of pages becomes a group under its own label. */
export function moreEntries(items: readonly NavItem[]): readonly MenuEntry[] {
  return items.map(({ id, label, icon, href, isExternal, isCurrent, items: pages }) =>
    pages ? { id, label, items: pages } : { id, label, icon, href, isExternal, isCurrent },
  )
}
