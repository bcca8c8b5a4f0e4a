import type { IconComponent } from '../Icon/Icon.js'

/** One line of a menu: an action (`onAction`) or a way to another page (`href`). */
export interface MenuItem {
  /** Tells the items of a menu apart. */
  readonly id: string
  /** Words of the item; typing their first letters finds it. */
  readonly label: string
  /** An icon before the text. */
  readonly icon?: IconComponent
  /** Muted text after the label, such as a count. */
  readonly note?: string
  /** Goes to this address. */
  readonly href?: string
  /** Opens the address in a new tab. */
  readonly isExternal?: boolean
  /** Marks the page that users are on. */
  readonly isCurrent?: boolean
  /** Shows it, but it cannot be chosen. */
  readonly isDisabled?: boolean
  /** Red, for what cannot be undone. */
  readonly isDestructive?: boolean
  /** Called when it is chosen. */
  readonly onAction?: () => void
}

/** Items under a heading of their own. */
export interface MenuSection {
  readonly id: string
  /** Heading above the items. */
  readonly label: string
  readonly items: readonly MenuItem[]
}

export type MenuEntry = MenuItem | MenuSection

export const isSection = (entry: MenuEntry): entry is MenuSection => 'items' in entry

/** All items in the order they are shown, without their headings: the order that the arrow keys follow. */
export function flattenItems(entries: readonly MenuEntry[]): readonly MenuItem[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]))
}
