import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { browserHistory } from './browser-history.js'
import { keepScrollPlaces, scrollToPlace } from './scroll-places.js'

export interface PortalRouterProps {
  children: ReactNode
}

/**
 * The router around all pages: it follows the browser's history. The router library's own way to do that brings
 * loaders, actions and server rendering with it, which the portal has no use for and every first visit would load.
 */
export function PortalRouter({ children }: PortalRouterProps) {
  const [move, setMove] = useState(browserHistory.current)
  useLayoutEffect(() => browserHistory.listen((next) => startTransition(() => setMove(next))), [])
  useLayoutEffect(() => keepScrollPlaces(() => browserHistory.current().location), [])
  useLayoutEffect(() => scrollToPlace(move), [move])
  return (
    <Router location={move.location} navigationType={move.action} navigator={browserHistory}>
      {children}
    </Router>
  )
}
