import { getProfile } from '@producer-portal/domain/account'
import type { Profile } from '@producer-portal/domain/account'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

/**
 * The signed-in user's profile.
 * @param isSignedIn false loads nothing
 */
export function useProfile(isSignedIn = true): Query<Profile> {
  return useQuery(getProfile, isSignedIn ? {} : null)
}
