import type { LinkSlotProps } from '@producer-portal/ui'
import { forwardRef } from 'react'
import type { MouseEvent } from 'react'
import { useNavigate } from '../router/useNavigate.js'

/** Every link of the design system goes through the router, so that a change of page loads no document. */
export const AppLink = forwardRef<HTMLAnchorElement, LinkSlotProps>(function AppLink({ href, onClick, ...rest }, ref) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainPress(event) || !isWithinPortal(event.currentTarget)) return
    event.preventDefault()
    const { pathname, search, hash, href: target } = event.currentTarget
    // A press on the page that is shown leaves one entry of it in the history.
    void navigate({ pathname, search, hash }, { replace: target === window.location.href })
  }
  return (
    <a ref={ref} href={href} onClick={follow} {...rest}>
      {rest.children}
    </a>
  )
})

/** A press that asks for no other tab or window, and that nobody has answered yet. */
const isPlainPress = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

const isWithinPortal = ({ target, origin, download }: HTMLAnchorElement) =>
  (target === '' || target === '_self') && origin === window.location.origin && download === ''
