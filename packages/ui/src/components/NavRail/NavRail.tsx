'use client'
import { EllipsisIcon } from 'lucide-react'
import { forwardRef, type HTMLAttributes } from 'react'
import { moreEntries, splitItems, type NavItem } from './navItems.js'
import * as S from './NavRail.styles.js'
import { NavRailItem, NavRailMenu } from './NavRailItem.js'

export interface NavRailProps extends HTMLAttributes<HTMLElement> {
  /** The places in their order. */
  items: readonly NavItem[]
  /** How many places of 80 px fit, More included; the rest go under More. All by default. */
  visibleCount?: number
  /** Names the landmark; 'Main' by default. */
  label?: string
  /** Words of the overflow; 'More' by default. */
  moreLabel?: string
}

/** Use it for the main navigation of an app on wide windows; narrow ones show the same items in a Drawer. */
export const NavRail = forwardRef<HTMLElement, NavRailProps>(function NavRail(
  { items, visibleCount = items.length, label = 'Main', moreLabel = 'More', ...rest },
  ref,
) {
  const { shown, more } = splitItems(items, visibleCount)
  const isCurrentInMore = more.some((item) => item.isCurrent ?? item.items?.some((page) => page.isCurrent))
  return (
    <S.Root ref={ref} aria-label={label} {...rest}>
      <S.List>
        {shown.map((item) => (
          <li key={item.id}>
            <NavRailItem item={item} />
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <NavRailMenu
              label={moreLabel}
              glyph={EllipsisIcon}
              entries={moreEntries(more)}
              isCurrent={isCurrentInMore}
            />
          </li>
        )}
      </S.List>
    </S.Root>
  )
})
