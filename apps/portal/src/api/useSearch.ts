import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import type { SearchState } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { call } from './api.js'
import type { CallRequest } from './client.js'

/** A search, and what starts it. */
export interface Search<Result> {
  /** The state of the search; a failed search has no results, also none of the one before. */
  readonly search: SearchState<Result>
  /** Starts a search. The last one counts, whichever is answered last. */
  readonly find: (term: string) => void
}

/**
 * Searches the service when asked to, past the cache.
 * @param toRequest the call that searches for a term
 */
export function useSearch<E extends Endpoint>(
  endpoint: E,
  toRequest: (term: string) => CallRequest<E>,
): Search<EndpointAnswer<E>> {
  const [search, setSearch] = useState<SearchState<EndpointAnswer<E>>>({ step: 'idle' })
  const latest = useRef<AbortController>(null)
  useEffect(() => () => latest.current?.abort(), [])
  const find = async (term: string) => {
    latest.current?.abort()
    const current = new AbortController()
    latest.current = current
    setSearch({ step: 'searching', term })
    try {
      const result = await call(endpoint, toRequest(term), { signal: current.signal })
      const found: SearchState<EndpointAnswer<E>> = result.ok
        ? { step: 'done', term, result: result.data }
        : { step: result.failure.kind === 'unreachable' ? 'unreachable' : 'failed', term }
      if (current === latest.current) setSearch(found)
    } catch {
      // Ended by another search, or by leaving the page
    }
  }
  return { search, find: (term) => void find(term) }
}
