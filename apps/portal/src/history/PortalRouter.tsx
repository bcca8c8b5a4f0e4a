import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { browserHistory } from './browser-history.js'
import { HistoryContext } from './HistoryContext.js'
import { PathnameContext } from './PathnameContext.js'
import type { PortalHistory } from './portal-history.js'
import { scrollToPlace } from './scroll-to-place.js'

export interface PortalRouterProps {
  /** The browser's by default; tests have one of their own. */
  history?: PortalHistory
  children: ReactNode
}

/**
 * The router around all pages: it follows the history, and scrolls to where a page was left. The library's own way to
 * follow the browser while a page can be guarded brings loaders, actions and server rendering with it, which the portal
 * has no use for and every first visit would load.
 */
export function PortalRouter({ history = browserHistory, children }: PortalRouterProps) {
  const [move, setMove] = useState(history.current)
  const pathname = useRef(move.location.pathname)
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const isSamePage = next.location.pathname === pathname.current
        pathname.current = next.location.pathname
        // Another page comes at once; a page that only looks at its data in another way leaves room for presses.
        if (isSamePage) startTransition(() => setMove(next))
        else setMove(next)
      }),
    [history],
  )
  useLayoutEffect(() => scrollToPlace(move), [move])
  return (
    <HistoryContext.Provider value={history}>
      <PathnameContext.Provider value={move.location.pathname}>
        <Router location={move.location} navigationType={move.action} navigator={history}>
          {children}
        </Router>
      </PathnameContext.Provider>
    </HistoryContext.Provider>
  )
}
