import { EndedOffline } from '@producer-portal/features/shell'
import { lazyComponent, LinkProvider } from '@producer-portal/ui'
import type { LinkComponentProps } from '@producer-portal/ui'
import { forwardRef, useEffect } from 'react'
import type { MouseEvent } from 'react'
import { Outlet, ScrollRestoration, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom'
import { InactivityWatch } from '../auth/InactivityWatch.js'
import { refreshSession } from '../auth/session.js'
import { useProofQuestion, useSession } from '../auth/state.js'
import { portalSettings } from '../config/portal-settings.js'
import { browserAdvice } from '../config/browser-advice.js'
import { LeaveGuards } from '../drafts/LeaveGuards.js'
import { SignedInFrame } from './SignedInFrame.js'
import { useFlagsFailureNotice, useSlowRequestNotice } from './useNotices.js'

const OldBrowserAdvice = lazyComponent(async () => (await import('./OldBrowserAdvice.js')).OldBrowserAdvice, {
  fallback: null,
  preload: false,
})

/** Around every page: reads the session on each page, and renders the frame for users who are signed in. */
export function RootLayout() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const proofQuestion = useProofQuestion()
  useFlagsFailureNotice()
  useSlowRequestNotice()
  useEffect(refreshSession, [pathname])
  return (
    <LinkProvider component={AppLink}>
      <LeaveGuards>
        {browserAdvice(navigator.userAgent) !== 'none' && <OldBrowserAdvice />}
        {session.status === 'ended' ? (
          <EndedOffline brand={portalSettings().brand} />
        ) : session.status === 'authenticated' ? (
          <>
            <SignedInFrame user={session.user} pathname={pathname} navigate={navigate} />
            <InactivityWatch />
            {proofQuestion}
            {/* Not after signing out: it would leave its positions in the storage of the tab */}
            <ScrollRestoration />
          </>
        ) : (
          <Outlet />
        )}
      </LeaveGuards>
    </LinkProvider>
  )
}

/** Every link of the design system goes through the router, so that a change of page loads no document. */
const AppLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function AppLink({ href, onClick, ...rest }, ref) {
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
