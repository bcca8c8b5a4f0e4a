import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { queryKey } from './keys.js'
import type { CallRequest } from './request.js'

/** A change of an answer that pages show already. */
export interface AnswerChange<E extends Endpoint> {
  readonly endpoint: E
  readonly request: CallRequest<E>
  readonly change: (answer: EndpointAnswer<E>) => EndpointAnswer<E>
  /** Asks the service once more: what it says then is what counts. */
  readonly isSettled: boolean
}

/**
 * Changes an answer in every page without waiting for the service. Where there is none nothing is changed: that it could
 * not be had is still told, and a call under way still counts.
 */
export function useAnswerChange(): <E extends Endpoint>(change: AnswerChange<E>) => void {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    ({ endpoint, request, change, isSettled }) => {
      const key = queryKey(endpoint, request)
      const isKnown = cache.get(unstable_serialize(key))?.data !== undefined
      if (isKnown) void mutate(key, change, { revalidate: isSettled })
      else if (isSettled) void mutate(key)
    },
    [cache, mutate],
  )
}
