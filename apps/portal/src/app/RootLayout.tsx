import { BrowserBanner } from '@producer-portal/features/shell'
import { LinkProvider } from '@producer-portal/ui'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { InactivityWatch } from '../auth/InactivityWatch.js'
import { refreshSession } from '../auth/session.js'
import { useSession } from '../auth/state.js'
import { browserAdvice } from '../config/browser-advice.js'
import { LeaveGuards } from '../drafts/LeaveGuards.js'
import { SignedInFrame } from '../shell/SignedInFrame.js'
import { AppLink } from './AppLink.js'
import { useFlagsFailureNotice, useSlowRequestNotice } from './useNotices.js'

/** Around every page: reads the session on each page, and renders the frame for users who are signed in. */
export function RootLayout() {
  const { pathname } = useLocation()
  const session = useSession()
  useFlagsFailureNotice()
  useSlowRequestNotice()
  useEffect(refreshSession, [pathname])
  return (
    <LinkProvider component={AppLink}>
      <LeaveGuards>
        {browserAdvice(navigator.userAgent) !== 'none' && <BrowserBanner />}
        {session.status === 'authenticated' ? (
          <>
            <SignedInFrame user={session.user} pathname={pathname} />
            <InactivityWatch />
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
