import { forwardRef } from 'react'
import { Link, type LinkProps } from '../Link/Link.js'

export interface OptionalLinkProps extends Omit<LinkProps, 'href'> {
  /** Address; without one the text is plain. */
  href: string | undefined
}

/** Use it for text that is a link only for some users or some things: a `Link`, or plain text. */
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
