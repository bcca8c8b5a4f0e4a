import { createContext, use, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import type { BlockerFunction } from 'react-router-dom'

/** The props of a question before leaving a page. */
export interface LeavePrompt {
  /** True if the user is about to leave. */
  readonly isOpen: boolean
  /** Stays on the page. */
  readonly onStay: () => void
  /** Leaves the page. */
  readonly onLeave: () => void
}

interface LeaveGuard {
  readonly isUnsaved: boolean
  readonly onLeave: (() => void) | undefined
}

interface LeaveGuardsValue {
  /** Adds or updates a guard; null removes it. */
  readonly setGuard: (id: string, guard: LeaveGuard | null) => void
  /** The guard whose question is open. */
  readonly askingId: string | null
  readonly stay: () => void
  readonly leave: () => void
}

const LeaveGuardsContext = createContext<LeaveGuardsValue | null>(null)

export interface LeaveGuardsProps {
  children: ReactNode
}

/**
 * Blocks navigation while a guard below has something unsaved, but for redirects of the portal itself. The router has one
 * blocker at a time; this one lets any number of guards ask, one after the other, and leaves once all of them have agreed.
 */
export function LeaveGuards({ children }: LeaveGuardsProps) {
  const guards = useRef(new Map<string, LeaveGuard>())
  const agreed = useRef(new Set<string>())
  const [askingId, setAskingId] = useState<string | null>(null)

  const nextToAsk = useCallback(() => {
    for (const [id, { isUnsaved }] of guards.current) if (isUnsaved && !agreed.current.has(id)) return id
    return null
  }, [])
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isOwn = historyAction === NavigationType.Replace
      if (isOwn || nextLocation.pathname === currentLocation.pathname) return false
      const id = nextToAsk()
      setAskingId(id)
      return id !== null
    },
    [nextToAsk],
  )
  const { proceed, reset } = useBlocker(shouldBlock)

  const setGuard = useCallback((id: string, guard: LeaveGuard | null) => {
    if (guard) guards.current.set(id, guard)
    else guards.current.delete(id)
  }, [])
  const value = useMemo<LeaveGuardsValue>(() => {
    const close = () => {
      agreed.current.clear()
      setAskingId(null)
    }
    return {
      setGuard,
      askingId,
      stay: () => {
        close()
        reset?.()
      },
      leave: () => {
        if (askingId !== null) agreed.current.add(askingId)
        const id = nextToAsk()
        if (id !== null) return setAskingId(id)
        for (const agreedId of agreed.current) guards.current.get(agreedId)?.onLeave?.()
        close()
        proceed?.()
      },
    }
  }, [askingId, nextToAsk, proceed, reset, setGuard])
  return <LeaveGuardsContext value={value}>{children}</LeaveGuardsContext>
}

/**
 * Asks before the user leaves the page while `isUnsaved`.
 * @param onLeave called when the user leaves anyway
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave?: () => void): LeavePrompt {
  const context = use(LeaveGuardsContext)
  if (!context) throw new Error('No LeaveGuards above')
  const { setGuard, askingId, stay, leave } = context
  const id = useId()
  useLayoutEffect(() => setGuard(id, { isUnsaved, onLeave }), [setGuard, id, isUnsaved, onLeave])
  useLayoutEffect(() => () => setGuard(id, null), [setGuard, id])
  return { isOpen: askingId === id, onStay: stay, onLeave: leave }
}
