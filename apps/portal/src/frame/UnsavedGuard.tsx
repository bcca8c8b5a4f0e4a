import { UnsavedChangesModal } from '@producer-portal/features/profile'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { NavigationType } from 'react-router-dom'
import { useHeldMove } from '../history/useHeldMove.js'
import { currentSession } from '../state/session-state.js'

/** What a question before leaving is given. */
export interface LeaveQuestion {
  /** Whether the reader is about to leave. */
  readonly isOpen: boolean
  /** Stays on the page. */
  readonly onStay: () => void
  /** Goes where the reader wanted to go. */
  readonly onLeave: () => void
}

export interface UnsavedGuardProps {
  /** Whether leaving now would lose something. */
  isUnsaved: boolean
  /** Called when the reader leaves all the same: what was kept of it is forgotten. */
  onLeave?: () => void
  /** Asks in the page's own words, where there is more to answer than to stay or to leave. */
  children?: (question: LeaveQuestion) => ReactNode
}

const usualQuestion = (question: LeaveQuestion) => <UnsavedChangesModal {...question} />

/**
 * Asks before the reader leaves a page with something unsaved, within the portal or by closing the tab. What the portal
 * itself decides is never held up: its own redirects, signing out, a session that is over.
 */
export function UnsavedGuard({ isUnsaved, onLeave, children = usualQuestion }: UnsavedGuardProps) {
  const { isHeld, stay, leave } = useHeldMove(
    ({ action, from, to }) =>
      isUnsaved && action !== NavigationType.Replace && to.pathname !== '/logout' && to.pathname !== from.pathname,
  )
  // In place before anybody sees what could be lost
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined
    const hold = (event: BeforeUnloadEvent) => {
      if (currentSession().status === 'authenticated') event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isUnsaved])
  return children({
    isOpen: isHeld,
    onStay: stay,
    onLeave: () => {
      onLeave?.()
      leave()
    },
  })
}
