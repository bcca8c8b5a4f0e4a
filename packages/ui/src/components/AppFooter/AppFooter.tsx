import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import type { BrandLink } from '../../tokens/brand.js'
import { Link } from '../Link/Link.js'
import * as S from './AppFooter.styles.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface AppFooterProps extends HTMLAttributes<HTMLElement> {
  /** The notice of use and the owner. */
  notice: ReactNode
  /** Addresses that belong at the foot, such as the brand's; they open in a new tab. */
  links?: readonly BrandLink[]
  /**
   * The social pages where users can follow the company, after those addresses; they open in a new tab too. None by
   * default.
   */
  social?: readonly BrandLink[]
  /** Names the list of the latter for screen readers; 'Follow us' by default. */
  socialLabel?: string
}

/** Use it once at the foot of an app. */
export const AppFooter = forwardRef<HTMLElement, AppFooterProps>(function AppFooter(
  { notice, links = [], social = [], socialLabel, ...rest },
  ref,
) {
  const t = useTexts(coreTexts)
  return (
    <S.Root ref={ref} {...rest}>
      <div>{notice}</div>
      {links.length + social.length > 0 && (
        <S.Lists>
          <LinkList links={links} />
          <LinkList links={social} label={socialLabel ?? t('followUs')} />
        </S.Lists>
      )}
    </S.Root>
  )
})

function LinkList({ links, label }: { links: readonly BrandLink[]; label?: string }) {
  if (links.length === 0) return null
  return (
    <S.Links aria-label={label}>
      {links.map(({ label: text, href }) => (
        <li key={href}>
          <Link href={href} variant="quiet" isExternal isIconHidden>
            {text}
          </Link>
        </li>
      ))}
    </S.Links>
  )
}
