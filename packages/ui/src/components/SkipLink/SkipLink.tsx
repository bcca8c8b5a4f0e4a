import { forwardRef, type AnchorHTMLAttributes } from 'react'
import * as S from './SkipLink.styles.js'

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Id of the main content with a `#`; '#main' by default. The target needs `tabIndex={-1}`. */
  href?: string
}

/** Use it as the first thing of a page, so that keyboards reach the content without passing the navigation. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { href = '#main', children = 'Skip to main content', ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} href={href} {...rest}>
      {children}
    </S.Root>
  )
})
