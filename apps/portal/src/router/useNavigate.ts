import { useCallback } from 'react'
import type { To } from './address.js'
import type { MoveOptions } from './portal-history.js'
import { useRouter } from './RouterContext.js'

/** How another page is opened. */
export interface NavigateOptions extends MoveOptions {
  /** Takes the place of the present entry of the history; false by default. */
  readonly replace?: boolean
  /** What is handed on to the page, until the tab is closed. */
  readonly state?: unknown
}

/** Goes to an address, or so many steps through the history. Resolves at once, or never when the tab is left. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

/** The way to other pages; it stays the same. */
export function useNavigate(): Navigate {
  const { history } = useRouter()
  return useCallback(
    (to, { replace = false, state = null, ...options } = {}) => {
      if (typeof to === 'number') history.go(to)
      else history[replace ? 'replace' : 'push'](to, state, options)
      return Promise.resolve()
    },
    [history],
  )
}
