import { createContext, useContext } from 'react'
import type { PortalHistory } from './portal-history.js'

export const HistoryContext = createContext<PortalHistory | null>(null)

/** The history that the router follows. */
export function useHistory(): PortalHistory {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('There is no PortalRouter around this component')
  return history
}
