'use client'
import { MenuIcon } from '../../icons/icons.js'
import { forwardRef, useRef, type HTMLAttributes, type ReactNode } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { useStickyHeader } from '../../hooks/useStickyHeader.js'
import type { Brand } from '../../tokens/brand.js'
import { BrandLogo } from '../BrandLogo/BrandLogo.js'
import { IconButton } from '../IconButton/IconButton.js'
import { useLinkComponent } from '../LinkProvider/LinkProvider.js'
import * as S from './AppHeader.styles.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface AppHeaderProps extends HTMLAttributes<HTMLElement> {
  /** The brand whose logo and product name are shown. */
  brand: Brand
  /** The address the logo leads to; '/' by default. */
  homeHref?: string
  /** Draws the menu button below 1024 px and is called when it is pressed. */
  onMenuOpen?: () => void
  /** Name of that button; 'Open navigation' by default. */
  menuLabel?: string
  /** Buttons at the end: messages, the profile. */
  actions?: ReactNode
  /** Content between the logo and the buttons: a search, links. Not shown below 768 px: put it into the drawer too. */
  children?: ReactNode
}

/** Use it once at the top of an app; it stays in view while the page scrolls, unless large text makes it too high. */
export const AppHeader = forwardRef<HTMLElement, AppHeaderProps>(function AppHeader(
  { brand, homeHref = '/', onMenuOpen, menuLabel, actions, children, ...rest },
  ref,
) {
  const t = useTexts(coreTexts)
  const root = useRef<HTMLElement>(null)
  useStickyHeader(root)
  return (
    <S.Root ref={useMergedRef(ref, root)} {...rest}>
      {onMenuOpen && (
        <S.MenuSlot>
          <IconButton
            label={menuLabel ?? t('openNavigation')}
            icon={MenuIcon}
            onClick={onMenuOpen}
            tooltipPlacement="bottom"
          />
        </S.MenuSlot>
      )}
      <S.Home as={useLinkComponent()} href={homeHref}>
        <BrandLogo brand={brand} />
      </S.Home>
      <S.Middle>{children}</S.Middle>
      {actions && <S.End>{actions}</S.End>}
    </S.Root>
  )
})
