import { getProfile } from '@producer-portal/domain/profile'
import type { Profile } from '@producer-portal/domain/profile'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/** The signed-in user's profile. */
export function useProfile(): Query<Profile> {
  return useQuery(getProfile, {})
}
