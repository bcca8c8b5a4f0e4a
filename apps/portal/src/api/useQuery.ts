import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { useLayoutEffect, useRef } from 'react'
import useSWR from 'swr'
import { call } from './api.js'
import { queryKey } from './cache.js'
import type { CallOptions, CallRequest } from './client.js'
import { useIsOffline } from './connection.js'
import { isUnreachable, RequestError } from './errors.js'
import { noteAnswer, useShownData } from './shown-data.js'

/** A resource as a page sees it. */
export interface Query<T> {
  /** The last good answer. */
  readonly data: T | undefined
  /** A RequestError; cleared by the next good answer. While there's no connection, none stands beside data. */
  readonly error: unknown
  /** True while there is neither data nor an error. */
  readonly isLoading: boolean
  /** Asks the service again; settles once there is an answer or an error. */
  readonly reload: () => Promise<unknown>
}

export interface QueryOptions<T> extends CallOptions {
  /** Milliseconds until the service is asked again while the page is visible; 0 for not at all, as by default. */
  readonly refreshInterval?: (data: T | undefined) => number
}

/**
 * Reads a resource through the cache. With `null` as the request nothing is loaded yet.
 * @param options how a call is made that this place starts; a place that asks for the same meanwhile shares the call
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E> | null,
  options?: QueryOptions<EndpointAnswer<E>>,
): Query<EndpointAnswer<E>> {
  const key = request === null ? null : queryKey(endpoint, request)
  const lastData = useRef<EndpointAnswer<E>>(undefined)
  const isOffline = useIsOffline()
  const {
    data,
    error: failure,
    mutate,
  } = useSWR(key, () => read(endpoint, request, { ...options, lastData: lastData.current }), options)
  useLayoutEffect(() => {
    lastData.current = data
  }, [data])
  useShownData(data)
  // Without a connection the data stays, and the frame says how old it is
  const error: unknown = isOffline && data !== undefined && isUnreachable(failure) ? undefined : failure
  return { data, error, isLoading: data === undefined && error === undefined, reload: () => mutate() }
}

/** The data of a query, or why it isn't there, as `LoadState` and the screens take it. */
export function toLoad<T>({ data, error }: Pick<Query<T>, 'data' | 'error'>): T | 'loading' | 'error' {
  return data ?? (error === undefined ? 'loading' : 'error')
}

/** The cached value of a resource, without asking the service for it. */
export function useCachedAnswer<E extends Endpoint>(endpoint: E, request: CallRequest<E>) {
  return useSWR<EndpointAnswer<E>>(queryKey(endpoint, request), null).data
}

async function read<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E> | null,
  options?: CallOptions,
): Promise<EndpointAnswer<E>> {
  if (request === null) throw new Error(`${endpoint.name} has no request`)
  const result = await call(endpoint, request, options)
  if (result.ok) {
    noteAnswer(result.data)
    return result.data
  }
  throw new RequestError(endpoint.name, result.failure)
}
