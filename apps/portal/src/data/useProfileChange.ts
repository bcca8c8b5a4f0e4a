import { getProfile } from '@producer-portal/domain/profile'
import type { Profile } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import { useAnswerChange } from './useAnswerChange.js'

/**
 * Tells every page what changed in the profile, without waiting for the service to be asked again. Once it is `saved`
 * the service is asked all the same: what it says then is what counts.
 */
export function useProfileChange(): (changes: Partial<Profile>, progress: 'saving' | 'saved') => void {
  const changeAnswer = useAnswerChange()
  return useCallback(
    (changes, progress) =>
      changeAnswer({
        endpoint: getProfile,
        request: {},
        change: (profile) => ({ ...profile, ...changes }),
        isSettled: progress === 'saved',
      }),
    [changeAnswer],
  )
}
