'use client'
import { forwardRef, useRef, type HTMLAttributes } from 'react'
import { useLinkComponent } from '../LinkProvider/LinkProvider.js'
import { TabScroller } from '../Tabs/TabScroller.js'
import * as S from './UnderlineNav.styles.js'

/** One of the pages. */
export interface UnderlineNavItem {
  /** Distinct among the items. */
  readonly id: string
  /** Title of the page. */
  readonly label: string
  readonly href: string
  /** This page, or one below it, is shown. */
  readonly current?: 'page' | 'true'
}

export interface UnderlineNavProps extends HTMLAttributes<HTMLElement> {
  /** The pages, in the order shown. */
  items: readonly UnderlineNavItem[]
  /** Names the landmark. */
  'aria-label': string
  /** Shows the pages but leads nowhere, because something must be settled first. */
  isDisabled?: boolean
  /** Below one another, for the side of a page, in a window at least as wide as a desk's. Default: false. */
  isColumnOnDesk?: boolean
}

/**
 * Use it above pages that belong together, each with an address of its own; for panels of one page use `Tabs`, which
 * looks the same.
 */
export const UnderlineNav = forwardRef<HTMLElement, UnderlineNavProps>(function UnderlineNav(
  { items, isDisabled = false, isColumnOnDesk = false, ...rest },
  ref,
) {
  const link = useLinkComponent()
  const row = useRef<HTMLUListElement>(null)
  return (
    <S.Root ref={ref} data-column={isColumnOnDesk || undefined} {...rest}>
      <TabScroller row={row} selectedKey={items.find(({ current }) => current)?.id}>
        <S.List ref={row}>
          {items.map(({ id, label, href, current }) => (
            <li key={id}>
              {isDisabled ? (
                <S.PageLink role="link" aria-disabled>
                  {label}
                </S.PageLink>
              ) : (
                <S.PageLink as={link} href={href} aria-current={current}>
                  {label}
                </S.PageLink>
              )}
            </li>
          ))}
        </S.List>
      </TabScroller>
    </S.Root>
  )
})
