import { getEnvironmentMode, getFeatureFlags } from '@producer-portal/domain/config'
import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { useCallback } from 'react'
import { mutate, SWRConfig, unload, unstable_serialize, useSWRConfig } from 'swr'
import type { CallRequest } from './client.js'

/** The cache key of a query: two queries share an answer when endpoint and request are the same. */
export type QueryKey<E extends Endpoint = Endpoint> = readonly [name: string, request: CallRequest<E>]

export function queryKey<E extends Endpoint>(endpoint: E, request: CallRequest<E>): QueryKey<E> {
  return [endpoint.name, request]
}

/** A change of a cached answer. */
export interface CacheUpdate<E extends Endpoint> {
  readonly endpoint: E
  readonly request: CallRequest<E>
  readonly update: (answer: EndpointAnswer<E>) => EndpointAnswer<E>
  /** Then asks the service, whose answer counts. */
  readonly revalidate: boolean
}

/**
 * Changes a cached answer on every page without waiting for the service. An answer that is not cached is
 * left alone: an error stays visible, and a call under way still counts.
 */
export function useCacheUpdate(): <E extends Endpoint>(update: CacheUpdate<E>) => void {
  const { cache, mutate: mutateCache } = useSWRConfig()
  return useCallback(
    ({ endpoint, request, update, revalidate }) => {
      const key = queryKey(endpoint, request)
      const isCached = cache.get(unstable_serialize(key))?.data !== undefined
      if (isCached) void mutateCache(key, update, { revalidate })
      else if (revalidate) void mutateCache(key)
    },
    [cache, mutateCache],
  )
}

/** The same for every user, and the next page waits for them. */
const sharedKeys = [queryKey(getEnvironmentMode, {}), queryKey(getFeatureFlags, {})]

/**
 * Forgets every answer that belongs to a user, also of calls still under way, and asks again for the user who signs in
 * next: emptying the entries alone would leave a query waiting for the call of the user before.
 */
export function clearCache(): void {
  const { cache } = SWRConfig.defaultValue
  const answers = sharedKeys.map((key) => [key, cache.get(unstable_serialize(key))?.data] as const)
  unload({ revalidate: false })
  for (const [key, data] of answers) void (data === undefined ? mutate(key) : mutate(key, data, { revalidate: false }))
}

/** Forgets the answers of these endpoints, and asks again for those that a page shows. */
export function forgetAnswers(endpoints: readonly Endpoint[]): void {
  const names = new Set<unknown>(endpoints.map(({ name }) => name))
  void mutate((key) => Array.isArray(key) && names.has(key[0]), undefined, { revalidate: true })
}

/** Asks again for the answers of an endpoint that a page shows; the next page that shows another one asks, too. */
export function askAgain({ name }: Endpoint): void {
  void mutate((key) => Array.isArray(key) && key[0] === name)
}
