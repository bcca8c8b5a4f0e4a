import { getNotificationPreferences, getProfile, getRememberedDevices } from '@producer-portal/domain/account'
import type { NotificationPreference, Profile, RememberedDevice } from '@producer-portal/domain/account'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

/**
 * The signed-in user's profile.
 * @param isSignedIn false loads nothing
 */
export function useProfile(isSignedIn = true): Query<Profile> {
  return useQuery(getProfile, isSignedIn ? {} : null)
}

/** The emails that are sent to the user. */
export function useNotificationPreferences(): Query<readonly NotificationPreference[]> {
  return useQuery(getNotificationPreferences, {})
}

/** The devices on which the user signs in without a code. */
export function useRememberedDevices(): Query<readonly RememberedDevice[]> {
  return useQuery(getRememberedDevices, {})
}
