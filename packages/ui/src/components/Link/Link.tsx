'use client'
import { ExternalLinkIcon } from '../../icons/icons.js'
import { forwardRef, type AnchorHTMLAttributes } from 'react'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import { useExternalText, useLinkComponent } from '../LinkProvider/LinkProvider.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Link.styles.js'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address; one inside the app goes through the app's router. */
  href: string
  /** Opens a new tab: shows an icon, tells screen readers, and keeps the new page from reaching back. */
  isExternal?: boolean
  /** `quiet` looks like the text around it until it is pointed at, for navigation and footers; `text` by default. */
  variant?: 'text' | 'quiet'
  /** An icon before the text, for a link that stands alone; none by default. */
  iconStart?: IconComponent
  /** Hides the icon of an external link where many are together; the spoken text stays. */
  isIconHidden?: boolean
  /** Said after an external link; by default what the `LinkProvider` says, else what the language does. */
  externalText?: string
}

/** Use it to go to another page; for something that happens on this page use `Button`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { isExternal = false, variant = 'text', iconStart, isIconHidden = false, externalText, children, ...rest },
  ref,
) {
  const component = useLinkComponent()
  const usualText = useExternalText()
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : { as: component }
  return (
    <S.Root ref={ref} data-look={variant} data-icon={iconStart && ''} {...target} {...rest}>
      {iconStart && <Icon icon={iconStart} />}
      {children}
      {isExternal && !isIconHidden && <Icon icon={ExternalLinkIcon} />}
      {isExternal && <VisuallyHidden>{` (${externalText ?? usualText})`}</VisuallyHidden>}
    </S.Root>
  )
})
