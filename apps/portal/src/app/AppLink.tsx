import type { LinkComponentProps } from '@producer-portal/ui'
import { forwardRef } from 'react'
import type { MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

/** Every link of the design system goes through the router, so that a change of page loads no document. */
export const AppLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function AppLink(
  { href, onClick, ...rest },
  ref,
) {
  const follow = useLinkClickHandler(href, { target: rest.target })
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && isWithinPortal(event.currentTarget)) follow(event)
  }
  return (
    <a ref={ref} href={href} onClick={press} {...rest}>
      {rest.children}
    </a>
  )
})

const isWithinPortal = ({ origin, download }: HTMLAnchorElement) => origin === window.location.origin && download === ''
