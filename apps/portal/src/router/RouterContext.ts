import { createContext, useContext } from 'react'
import type { Move, PortalHistory } from './portal-history.js'

/** The history, and the move that brought the page that is shown. */
export interface RouterState {
  readonly history: PortalHistory
  readonly move: Move
}

export const RouterContext = createContext<RouterState | null>(null)

/** The router around; every page stands in one. */
export function useRouter(): RouterState {
  const state = useContext(RouterContext)
  if (!state) throw new Error('There is no PortalRouter around this component')
  return state
}
