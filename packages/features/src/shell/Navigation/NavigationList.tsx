'use client'

import { ChevronDownIcon, Icon, Link, type MenuItem, type NavItem, Text } from '@producer-portal/ui'
import * as S from './NavigationList.styles.js'

export interface NavigationListProps {
  /** The places in their order; a place with pages unfolds them. */
  items: readonly NavItem[]
  /** Called when a page was chosen. */
  onPageSelect: () => void
}

/** Use it where the navigation is a drawer: every place on a line, menus unfold in place. */
export function NavigationList({ items, onPageSelect }: NavigationListProps) {
  return (
    <S.List>
      {items.map((item) => (
        <li key={item.id}>
          {item.items ? (
            <S.Group open={item.isCurrent ?? item.items.some((page) => page.isCurrent)}>
              <S.Summary>
                <Icon icon={item.icon} size={20} />
                <span>{item.label}</span>
                <Icon icon={ChevronDownIcon} />
              </S.Summary>
              <S.List>
                {item.items.map((page) => (
                  <li key={page.id}>
                    <PageLink {...page} onPageSelect={onPageSelect} />
                  </li>
                ))}
              </S.List>
            </S.Group>
          ) : (
            <PageLink {...item} onPageSelect={onPageSelect} />
          )}
        </li>
      ))}
    </S.List>
  )
}

type PageLinkProps = Pick<MenuItem, 'label' | 'note' | 'icon' | 'href' | 'isExternal' | 'isCurrent'> & {
  onPageSelect: () => void
}

function PageLink({ label, note, href = '#', icon, isExternal, isCurrent, onPageSelect }: PageLinkProps) {
  return (
    <S.Line>
      <Link
        href={href}
        variant="quiet"
        isExternal={isExternal}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onPageSelect}
      >
        {icon && <Icon icon={icon} size={20} />}
        {label}
        {note && ' '}
        {note && (
          <Text as="span" tone="muted" size="sm">
            {note}
          </Text>
        )}
      </Link>
    </S.Line>
  )
}
