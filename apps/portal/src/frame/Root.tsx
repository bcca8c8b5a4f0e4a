import { BrowserBanner } from '@producer-portal/features/shell'
import { LinkProvider } from '@producer-portal/ui'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { usePathname } from '../history/PathnameContext.js'
import { browserAdvice } from '../session/browser-advice.js'
import { refreshSession } from '../session/refresh-session.js'
import { useSession } from '../state/session-state.js'
import { AppLink } from './AppLink.js'
import { InactivityWatch } from './InactivityWatch.js'
import { SignedInFrame } from './SignedInFrame.js'
import { useFlagsToast } from './useFlagsToast.js'
import { useSlowToast } from './useSlowToast.js'

export interface RootProps {
  /** The addresses that have a page. */
  paths: readonly string[]
  /** The page. */
  children: ReactNode
}

/** Around every page: looks at the session at each change of page, and draws the frame for those who are signed in. */
export function Root({ paths, children }: RootProps) {
  const pathname = usePathname()
  const session = useSession()
  useFlagsToast()
  useSlowToast()
  useEffect(refreshSession, [pathname])
  return (
    <LinkProvider component={AppLink}>
      {browserAdvice(navigator.userAgent) !== 'none' && <BrowserBanner />}
      {session.status === 'authenticated' ? (
        <>
          <SignedInFrame user={session.user} paths={paths}>
            {children}
          </SignedInFrame>
          <InactivityWatch />
        </>
      ) : (
        children
      )}
    </LinkProvider>
  )
}
