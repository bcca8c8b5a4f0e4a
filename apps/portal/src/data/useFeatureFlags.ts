import { getFeatureFlags } from '@producer-portal/domain/environment'
import type { FeatureFlags } from '@producer-portal/domain/environment'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

const allOff: FeatureFlags = { leaderboard: false, oktaLogin: false, appian: false }

/** The feature flags. When they cannot be had, `error` says so and every flag is off. */
export function useFeatureFlags(): Query<FeatureFlags> {
  const query = useQuery(getFeatureFlags, {})
  return query.error === undefined || query.data ? query : { ...query, data: allOff }
}
