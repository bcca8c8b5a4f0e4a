import type { Profile } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/**
 * A choice in the profile that counts at once: shown before it is saved, and taken back when it was not.
 * @param saveFlag a function of the module, so that it stays the same
 */
export function useProfileFlag(
  flag: 'mobileOptIn' | 'showInFieldDirectory',
  saveFlag: (isOn: boolean) => Promise<SaveResult>,
): (isOn: boolean) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (isOn) => {
      const change = (value: boolean): Partial<Profile> => ({ [flag]: value })
      changeProfile(change(isOn), 'saving')
      const result = await saveFlag(isOn)
      changeProfile(change(result.kind === 'saved' ? isOn : !isOn), 'saved')
      return result
    },
    [changeProfile, flag, saveFlag],
  )
}
