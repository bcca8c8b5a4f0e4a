import { getProfile } from '@producer-portal/domain/profile'
import type { Profile } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { queryKey } from './keys.js'

/**
 * Tells every page what changed in the profile, without waiting for the service to be asked again. Once it is `saved`
 * the service is asked all the same: what it says then is what counts.
 */
export function useProfileChange(): (changes: Partial<Profile>, progress: 'saving' | 'saved') => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (changes, progress) => {
      const change = (profile: Profile | undefined) => profile && { ...profile, ...changes }
      void mutate(queryKey(getProfile, {}), change, { revalidate: progress === 'saved' })
    },
    [mutate],
  )
}
