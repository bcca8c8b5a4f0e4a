import { SignInFrame } from '@producer-portal/features/shell'
import type { ReactNode } from 'react'
import { usePreferences } from '../state/preferences.js'
import { useSession } from '../state/session-state.js'

export interface OpenPageProps {
  children: ReactNode
}

/** Around a page that everybody may see: those who are signed in have their frame already, others get the brand's. */
export function OpenPage({ children }: OpenPageProps) {
  const { brand } = usePreferences()
  const session = useSession()
  return session.status === 'authenticated' ? children : <SignInFrame brand={brand}>{children}</SignInFrame>
}
