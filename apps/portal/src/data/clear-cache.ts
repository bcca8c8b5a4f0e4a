import { getEnvironmentMode, getFeatureFlags } from '@producer-portal/domain/environment'
import { mutate, SWRConfig, unload, unstable_serialize } from 'swr'
import { queryKey } from './keys.js'

/** The same for everybody, and the next page waits for them. */
const kept = [queryKey(getEnvironmentMode, {}), queryKey(getFeatureFlags, {})]

/**
 * Forgets every answer that belongs to a user, also of calls that are still under way. Whoever signs in at once is asked
 * for anew: emptying the entries alone would leave a query waiting for the call of the user before.
 */
export function clearCache(): void {
  const { cache } = SWRConfig.defaultValue
  const answers = kept.map((key) => [key, cache.get(unstable_serialize(key))?.data] as const)
  unload({ revalidate: false })
  for (const [key, data] of answers) void (data === undefined ? mutate(key) : mutate(key, data, { revalidate: false }))
}
