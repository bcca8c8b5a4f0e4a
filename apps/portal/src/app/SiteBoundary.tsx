import { pageTitles, useMessages } from '@producer-portal/features/i18n'
import { GlobalCrash } from '@producer-portal/features/shell'
import { ErrorBoundary } from '@producer-portal/ui'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { endSessionInAllTabs } from '../auth/session.js'
import { portalSettings } from '../config/portal-settings.js'
import { getPageTitle } from './page-title.js'

export interface SiteBoundaryProps {
  children: ReactNode
}

const showCrash = () => <SiteCrash />

/** The outermost boundary: an uncaught crash signs the user out, opens the home page, and says so. */
export function SiteBoundary({ children }: SiteBoundaryProps) {
  return (
    <ErrorBoundary onError={leaveForHome} fallback={showCrash}>
      {children}
    </ErrorBoundary>
  )
}

function leaveForHome(): void {
  endSessionInAllTabs()
  window.history.replaceState(null, '', '/')
}

function SiteCrash() {
  const title = useMessages(pageTitles)('serviceError')
  useEffect(() => {
    document.title = getPageTitle(title)
  }, [title])
  return <GlobalCrash brand={portalSettings().brand} />
}
