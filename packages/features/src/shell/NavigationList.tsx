'use client'

import { ChevronDownIcon, Icon, Link, type NavItem } from '@producer-portal/ui'
import * as S from './NavigationList.styles.js'

export interface NavigationListProps {
  /** The places in their order; a place with pages unfolds them. */
  items: readonly NavItem[]
  /** Called when a page was chosen. */
  onPageChoose: () => void
}

/** Use it where the navigation is a drawer: every place on a line, menus unfold in place. */
export function NavigationList({ items, onPageChoose }: NavigationListProps) {
  return (
    <S.List>
      {items.map((item) => (
        <li key={item.id}>
          {item.items ? (
            <S.Group open={item.isCurrent ?? item.items.some((page) => page.isCurrent)}>
              <S.Summary>
                <Icon glyph={item.glyph} size={20} />
                <span>{item.label}</span>
                <Icon glyph={ChevronDownIcon} />
              </S.Summary>
              <S.List>
                {item.items.map((page) => (
                  <li key={page.id}>
                    <PageLink {...page} onPageChoose={onPageChoose} />
                  </li>
                ))}
              </S.List>
            </S.Group>
          ) : (
            <PageLink {...item} onPageChoose={onPageChoose} />
          )}
        </li>
      ))}
    </S.List>
  )
}

type PageLinkProps = Pick<NavItem, 'label' | 'href' | 'isExternal' | 'isCurrent'> & {
  glyph?: NavItem['glyph']
  onPageChoose: () => void
}

function PageLink({ label, href = '#', glyph, isExternal, isCurrent, onPageChoose }: PageLinkProps) {
  return (
    <S.Line data-indented={glyph ? undefined : ''}>
      <Link
        href={href}
        look="quiet"
        isExternal={isExternal}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onPageChoose}
      >
        {glyph && <Icon glyph={glyph} size={20} />}
        {label}
      </Link>
    </S.Line>
  )
}
