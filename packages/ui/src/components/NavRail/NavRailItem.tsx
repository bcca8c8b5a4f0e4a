'use client'
import type { HTMLAttributes, ReactNode } from 'react'
import type { TriggerProps } from '../../hooks/triggerProps.js'
import { Icon, type IconGlyph } from '../Icon/Icon.js'
import { useExternalText, useLinkComponent } from '../LinkProvider/LinkProvider.js'
import { Menu } from '../Menu/Menu.js'
import type { MenuEntry } from '../Menu/menuItems.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import type { NavItem } from './navItems.js'
import * as S from './NavRail.styles.js'

interface PlaceFaceProps {
  glyph: IconGlyph
  children: ReactNode
}

const PlaceFace = ({ glyph, children }: PlaceFaceProps) => (
  <>
    <Icon glyph={glyph} size={20} />
    <S.Label>{children}</S.Label>
  </>
)

/** One place of the rail: a link, or a button that opens its menu beside the rail. */
export function NavRailItem({ item }: { item: NavItem }) {
  const link = useLinkComponent()
  const externalText = useExternalText()
  const { label, glyph, href, isExternal, isCurrent, items } = item
  if (items) {
    const isInside = isCurrent ?? items.some((page) => page.isCurrent)
    return <NavRailMenu label={label} glyph={glyph} entries={items} isCurrent={isInside} />
  }
  const target: HTMLAttributes<HTMLElement> & Record<string, unknown> = isExternal
    ? { as: 'a', target: '_blank', rel: 'noopener noreferrer' }
    : { as: link }
  return (
    <S.Place {...target} {...{ href }} aria-current={isCurrent ? 'page' : undefined}>
      <PlaceFace glyph={glyph}>
        {label}
        {isExternal && <VisuallyHidden>{` (${externalText})`}</VisuallyHidden>}
      </PlaceFace>
    </S.Place>
  )
}

interface NavRailMenuProps {
  label: string
  glyph: IconGlyph
  entries: readonly MenuEntry[]
  isCurrent: boolean
}

/** A place of the rail that opens a menu of pages. */
export function NavRailMenu({ label, glyph, entries, isCurrent }: NavRailMenuProps) {
  return (
    <Menu
      entries={entries}
      placement="right-start"
      renderTrigger={(trigger: TriggerProps) => (
        <S.Place type="button" aria-current={isCurrent ? 'true' : undefined} {...trigger}>
          <PlaceFace glyph={glyph}>{label}</PlaceFace>
        </S.Place>
      )}
    />
  )
}
