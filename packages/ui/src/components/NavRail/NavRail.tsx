'use client'
import { EllipsisIcon } from '../../icons/icons.js'
import { forwardRef, useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { moreEntries, splitAfter, splitItems, type NavItem } from './nav-items.js'
import * as S from './NavRail.styles.js'
import { NavRailItem, NavRailMenu } from './NavRailItem.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface NavRailProps extends HTMLAttributes<HTMLElement> {
  /** The places in their order. */
  items: readonly NavItem[]
  /**
   * The number of places of 80 px shown, More included; the rest go under More. `fit` counts those that the height of
   * the rail has room for. All by default.
   */
  visibleCount?: number | 'fit'
  /** Shows this many places and puts the rest under More, even a single one; wins over `visibleCount`. None by default. */
  moreAfter?: number
  /** Names the landmark; 'Main' by default. */
  label?: string
  /** Words of the overflow; 'More' by default. */
  moreLabel?: string
  /** Shows the places but leads nowhere, because something must be settled first. Default: false. */
  isDisabled?: boolean
}

/** Use it for the main navigation of an app on wide windows; narrow ones show the same items in a Drawer. */
export const NavRail = forwardRef<HTMLElement, NavRailProps>(function NavRail(
  { items, visibleCount = items.length, moreAfter, label, moreLabel, isDisabled = false, ...rest },
  ref,
) {
  const t = useTexts(coreTexts)
  const root = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const fitting = useFittingCount(root, visibleCount === 'fit', items.length)
  const { shown, more } =
    moreAfter === undefined
      ? splitItems(items, visibleCount === 'fit' ? fitting : visibleCount)
      : splitAfter(items, moreAfter)
  const isCurrentInMore = more.some((item) => item.isCurrent ?? item.items?.some((page) => page.isCurrent))
  return (
    <S.Root
      ref={mergedRef}
      aria-label={label ?? t('mainNavigation')}
      data-fit={visibleCount === 'fit' || undefined}
      {...rest}
    >
      <S.List>
        {shown.map((item) => (
          <li key={item.id}>
            <NavRailItem item={item} isDisabled={isDisabled} />
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <NavRailMenu
              label={moreLabel ?? t('more')}
              icon={EllipsisIcon}
              entries={moreEntries(more)}
              isCurrent={isCurrentInMore}
              isDisabled={isDisabled}
            />
          </li>
        )}
      </S.List>
    </S.Root>
  )
})

/**
 * The number of items that fit the height of the rail; `count` until it has been measured, and where it need not be.
 */
function useFittingCount(rail: RefObject<HTMLElement | null>, isMeasured: boolean, count: number): number {
  const [fitting, setFitting] = useState(count)
  useEffect(() => {
    const element = rail.current
    const list = element?.firstElementChild
    if (!element || !list || !isMeasured) return undefined
    // The tallest item ever shown counts: once it has moved under More, it must not fit again.
    let tallest = 0
    const measure = () => {
      for (const place of element.querySelectorAll('li')) tallest = Math.max(tallest, place.offsetHeight)
      if (tallest > 0) setFitting(Math.floor(element.clientHeight / tallest))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(list)
    return () => observer.disconnect()
  }, [rail, isMeasured])
  return fitting
}
