import { SignInFrame } from '@producer-portal/features/shell'
import { use } from 'react'
import type { ReactNode } from 'react'
import { portalSettings } from '../config/portal-settings.js'
import { FrameContext } from './frame.js'

export interface OpenPageProps {
  /** True if the brand's frame says who can be asked; true by default. */
  hasHelp?: boolean
  children: ReactNode
}

/**
 * The frame of a page that is open to everyone: the brand's sign-in frame for signed-out users; signed-in users have
 * theirs already.
 */
export function OpenPage({ hasHelp, children }: OpenPageProps) {
  const { brand } = portalSettings()
  const isFramed = use(FrameContext)
  if (isFramed) return children
  return (
    <SignInFrame brand={brand} hasHelp={hasHelp}>
      {children}
    </SignInFrame>
  )
}
