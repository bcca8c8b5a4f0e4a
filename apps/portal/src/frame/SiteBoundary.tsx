import { ErrorBoundary } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { forgetUser } from '../session/sign-out.js'
import { SiteCrash } from './SiteCrash.js'

export interface SiteBoundaryProps {
  children: ReactNode
}

const showCrash = () => <SiteCrash />

/** Around the whole site: a crash that nothing else caught signs the user out, goes home, and says so. */
export function SiteBoundary({ children }: SiteBoundaryProps) {
  return (
    <ErrorBoundary onError={leaveForHome} fallback={showCrash}>
      {children}
    </ErrorBoundary>
  )
}

function leaveForHome(): void {
  forgetUser()
  window.history.replaceState(null, '', '/')
}
