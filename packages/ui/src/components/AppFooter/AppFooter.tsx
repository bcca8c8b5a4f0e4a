import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import type { BrandLink } from '../../tokens/brands.js'
import { Link } from '../Link/Link.js'
import * as S from './AppFooter.styles.js'

export interface AppFooterProps extends HTMLAttributes<HTMLElement> {
  /** Who may use it and for what, and whose it is. */
  notice: ReactNode
  /** Addresses that belong at the foot, such as the brand's; they open in a new tab. */
  links?: readonly BrandLink[]
}

/** Use it once at the foot of an app. */
export const AppFooter = forwardRef<HTMLElement, AppFooterProps>(function AppFooter(
  { notice, links = [], ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} {...rest}>
      <div>{notice}</div>
      {links.length > 0 && (
        <S.Links>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} look="quiet" isExternal isIconHidden>
                {label}
              </Link>
            </li>
          ))}
        </S.Links>
      )}
    </S.Root>
  )
})
