import { useState } from 'react'
import type { ReactNode } from 'react'
import { createPortalHistory } from '../history/portal-history.js'
import { PortalRouter } from '../history/PortalRouter.js'
import { openWindow } from './open-window.js'

export interface MemoryRouterProps {
  /** The addresses that were visited before; the last is shown. */
  initialEntries?: readonly string[]
  children: ReactNode
}

/** The portal's router on a history of its own, for tests. */
export function MemoryRouter({ initialEntries = ['/'], children }: MemoryRouterProps) {
  const [history] = useState(() => createPortalHistory(openWindow(...initialEntries).view))
  return <PortalRouter history={history}>{children}</PortalRouter>
}
