'use client'
import type { HTMLAttributes, ReactNode } from 'react'
import type { TriggerProps } from '../../hooks/useLayerTrigger.js'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import { useExternalText, useLinkComponent } from '../LinkProvider/LinkProvider.js'
import { Menu } from '../Menu/Menu.js'
import type { MenuEntry } from '../Menu/menu-items.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import type { NavItem } from './nav-items.js'
import * as S from './NavRail.styles.js'

interface PlaceFaceProps {
  icon: IconComponent
  children: ReactNode
}

const PlaceFace = ({ icon, children }: PlaceFaceProps) => (
  <>
    <Icon icon={icon} size={20} />
    <S.Label>{children}</S.Label>
  </>
)

const DisabledPlace = (face: PlaceFaceProps) => (
  <S.Place as="a" role="link" aria-disabled>
    <PlaceFace {...face} />
  </S.Place>
)

/** One place of the rail: a link, or a button that opens its menu beside the rail. */
export function NavRailItem({ item, isDisabled }: { item: NavItem; isDisabled: boolean }) {
  const link = useLinkComponent()
  const externalText = useExternalText()
  const { label, icon, href, isExternal, isCurrent, items } = item
  if (items) {
    const isInside = isCurrent ?? items.some((page) => page.isCurrent)
    return <NavRailMenu label={label} icon={icon} entries={items} isCurrent={isInside} isDisabled={isDisabled} />
  }
  if (isDisabled) return <DisabledPlace icon={icon}>{label}</DisabledPlace>
  const target: HTMLAttributes<HTMLElement> & Record<string, unknown> = isExternal
    ? { as: 'a', target: '_blank', rel: 'noopener noreferrer' }
    : { as: link }
  return (
    <S.Place {...target} {...{ href }} aria-current={isCurrent ? 'page' : undefined}>
      <PlaceFace icon={icon}>
        {label}
        {isExternal && <VisuallyHidden>{` (${externalText})`}</VisuallyHidden>}
      </PlaceFace>
    </S.Place>
  )
}

interface NavRailMenuProps {
  label: string
  icon: IconComponent
  entries: readonly MenuEntry[]
  isCurrent: boolean
  isDisabled: boolean
}

/** A place of the rail that opens a menu of pages. */
export function NavRailMenu({ label, icon, entries, isCurrent, isDisabled }: NavRailMenuProps) {
  if (isDisabled) return <DisabledPlace icon={icon}>{label}</DisabledPlace>
  return (
    <Menu
      items={entries}
      placement="right-start"
      renderTrigger={(trigger: TriggerProps) => (
        <S.Place type="button" aria-current={isCurrent ? 'true' : undefined} {...trigger}>
          <PlaceFace icon={icon}>{label}</PlaceFace>
        </S.Place>
      )}
    />
  )
}
