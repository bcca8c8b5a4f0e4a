import { SignInFrame } from '@producer-portal/features/shell'
import type { ReactNode } from 'react'
import { portalSettings } from '../config/portal-settings.js'
import { useSession } from '../auth/state.js'

export interface OpenPageProps {
  /** Whether the brand's frame says who can be asked; true by default. */
  hasHelp?: boolean
  children: ReactNode
}

/**
 * The frame of a page that is open to everyone: the brand's sign-in frame for signed-out users; signed-in users have
 * theirs already.
 */
export function OpenPage({ hasHelp, children }: OpenPageProps) {
  const { brand } = portalSettings()
  const session = useSession()
  if (session.status === 'authenticated') return children
  return (
    <SignInFrame brand={brand} hasHelp={hasHelp}>
      {children}
    </SignInFrame>
  )
}
