import { LeaveModal } from '@producer-portal/features/shell'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { currentSession } from '../auth/state.js'
import { useLeaveGuard } from './LeaveGuards.js'
import type { LeavePrompt } from './LeaveGuards.js'

export interface UnsavedGuardProps {
  /** True if leaving now would lose something. */
  isUnsaved: boolean
  /** Called when the user leaves anyway, to discard the draft. */
  onLeave?: () => void
  /** Asks in the page's own words, where there is more to answer than to stay or to leave. */
  children?: (prompt: LeavePrompt) => ReactNode
}

const defaultPrompt = (prompt: LeavePrompt) => <LeaveModal {...prompt} />

/**
 * Asks before the user leaves a page with something unsaved: within the portal, by signing out or by closing the tab. What
 * the portal does itself is never blocked: its redirects, a session that ends.
 */
export function UnsavedGuard({ isUnsaved, onLeave, children = defaultPrompt }: UnsavedGuardProps) {
  const prompt = useLeaveGuard(isUnsaved, onLeave)
  // In place before the user sees what could be lost
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined
    const askBeforeUnload = (event: BeforeUnloadEvent) => {
      if (currentSession().status === 'authenticated') event.preventDefault()
    }
    window.addEventListener('beforeunload', askBeforeUnload)
    return () => window.removeEventListener('beforeunload', askBeforeUnload)
  }, [isUnsaved])
  return children(prompt)
}
