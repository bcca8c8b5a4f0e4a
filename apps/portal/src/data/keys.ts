import type { Endpoint } from '@producer-portal/domain/endpoint'
import type { CallRequest } from './request.js'

/** The cache key of a query: the endpoint's name and what it is asked for. */
export type QueryKey<E extends Endpoint = Endpoint> = readonly [name: string, request: CallRequest<E>]

/** Two queries share an answer when endpoint and request are the same. */
export function queryKey<E extends Endpoint>(endpoint: E, request: CallRequest<E>): QueryKey<E> {
  return [endpoint.name, request]
}
