import { forwardRef } from 'react'
import { Link, type LinkProps } from '../Link/Link.js'

export interface OptionalLinkProps extends Omit<LinkProps, 'href'> {
  /** Address; without one the words are plain text. */
  href: string | undefined
}

/** Use it for words that lead somewhere only for some people or some things: a `Link`, or just the words. */
export const OptionalLink = forwardRef<HTMLAnchorElement, OptionalLinkProps>(function OptionalLink(
  { href, children, ...rest },
  ref,
) {
  if (href === undefined) return <>{children}</>
  return (
    <Link ref={ref} href={href} {...rest}>
      {children}
    </Link>
  )
})
