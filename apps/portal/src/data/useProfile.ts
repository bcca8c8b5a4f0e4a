import { getProfile } from '@producer-portal/domain/profile'
import type { Profile } from '@producer-portal/domain/profile'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/**
 * The signed-in user's profile.
 * @param isSignedIn false asks for nothing
 */
export function useProfile(isSignedIn = true): Query<Profile> {
  return useQuery(getProfile, isSignedIn ? {} : null)
}
