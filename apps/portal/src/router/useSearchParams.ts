import { useCallback, useMemo } from 'react'
import type { NavigateOptions } from './useNavigate.js'
import { useRouter } from './RouterContext.js'
import { useNavigate } from './useNavigate.js'

type Change = (query: URLSearchParams) => URLSearchParams

/** Sets the query of the address: another one, or made from the one that stands there. */
export type SetSearchParams = (next: URLSearchParams | Change, options?: NavigateOptions) => void

/** The query of the address, and the way to change it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { history, move } = useRouter()
  const navigate = useNavigate()
  const { search } = move.location
  const query = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const now = new URLSearchParams(history.current().location.search)
      void navigate({ search: String(typeof next === 'function' ? next(now) : next) }, options)
    },
    [history, navigate],
  )
  return [query, set]
}
