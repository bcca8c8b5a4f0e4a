import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import type { SearchState } from '@producer-portal/ui'
import { useEffect, useRef, useState } from 'react'
import { call } from './api.js'
import type { CallRequest } from './client.js'
import { isUnreachable } from './errors.js'

/** A search, and what starts it. */
export interface Search<Result> {
  /** How far it has come; a failed search has no results, also none of the one before. */
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
    const found = await callSearch(endpoint, toRequest(term), term, current.signal)
    if (current === latest.current) setSearch(found)
  }
  return { search, find: (term) => void find(term) }
}

async function callSearch<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  term: string,
  signal: AbortSignal,
): Promise<SearchState<EndpointAnswer<E>>> {
  try {
    const answer = await call(endpoint, request, { signal })
    return answer.ok ? { step: 'done', term, result: answer.data } : { step: 'failed', term }
  } catch (error) {
    return { step: isUnreachable(error) ? 'unreachable' : 'failed', term }
  }
}
