import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { browserHistory } from './browser-history.js'
import type { PortalHistory } from './portal-history.js'
import { RouterContext } from './RouterContext.js'
import { keepScrollPlaces, scrollToPlace } from './scroll-places.js'

export interface PortalRouterProps {
  /** The browser's by default; tests have one of their own. */
  history?: PortalHistory
  children: ReactNode
}

/** The router around all pages: it follows the history, and scrolls to where a page was left. */
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
  useLayoutEffect(() => keepScrollPlaces(() => history.current().location), [history])
  useLayoutEffect(() => scrollToPlace(move), [move])
  const state = useMemo(() => ({ history, move }), [history, move])
  return <RouterContext.Provider value={state}>{children}</RouterContext.Provider>
}
