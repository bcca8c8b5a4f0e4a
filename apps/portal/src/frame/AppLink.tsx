import type { LinkSlotProps } from '@producer-portal/ui'
import { forwardRef } from 'react'
import { Link } from 'react-router-dom'

/** Every link of the design system goes through the router, so that a change of page loads no document. */
export const AppLink = forwardRef<HTMLAnchorElement, LinkSlotProps>(function AppLink({ href, ...rest }, ref) {
  return <Link ref={ref} to={href} {...rest} />
})
