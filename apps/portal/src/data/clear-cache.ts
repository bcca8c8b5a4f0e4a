import { getEnvironmentMode, getFeatureFlags } from '@producer-portal/domain/environment'
import { mutate } from 'swr'

/** The same for everybody, and the next page waits for them. */
const kept: readonly unknown[] = [getEnvironmentMode.name, getFeatureFlags.name]

/** Forgets every answer that belongs to a user, also of calls that are still under way. */
export function clearCache(): void {
  void mutate((key) => !(Array.isArray(key) && kept.includes(key[0])), undefined, { revalidate: false })
}
