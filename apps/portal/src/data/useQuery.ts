import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import useSWR from 'swr'
import { call } from './api.js'
import { queryKey } from './keys.js'
import { Refusal } from './refusal.js'
import type { CallRequest } from './request.js'

/** A resource as a page sees it. */
export interface Query<T> {
  /** The last good answer. */
  readonly data: T | undefined
  /** A Fault, or a Refusal with the service's words. Cleared by the next good answer. */
  readonly error: unknown
  /** True while there is neither data nor an error. */
  readonly isLoading: boolean
  /** Asks the service again. */
  readonly reload: () => void
  /** The same, for those who wait: settles once there is an answer or an error. */
  readonly reloaded: () => Promise<unknown>
}

/** Reads a resource through the cache. With `null` as the request nothing is asked for yet. */
export function useQuery<E extends Endpoint>(endpoint: E, request: CallRequest<E> | null): Query<EndpointAnswer<E>> {
  const key = request === null ? null : queryKey(endpoint, request)
  const { data, error, mutate } = useSWR(key, () => read(endpoint, request))
  const reloaded = () => mutate()
  return { data, error, isLoading: data === undefined && error === undefined, reload: () => void reloaded(), reloaded }
}

async function read<E extends Endpoint>(endpoint: E, request: CallRequest<E> | null): Promise<EndpointAnswer<E>> {
  if (request === null) throw new Error(`${endpoint.name} was asked for nothing`)
  const answer = await call(endpoint, request)
  if (answer.ok) return answer.data
  throw new Refusal(answer.status, answer.message, answer.errors)
}
