import type { Profile } from '@producer-portal/domain/profile'
import { useCallback, useRef } from 'react'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/**
 * A choice in the profile that counts at once: shown before it is saved, and taken back when it was not. Of several
 * in a row the last one decides what is shown; the service is asked what holds once none is under way.
 * @param saveFlag a function of the module, so that it stays the same
 */
export function useProfileFlag(
  flag: 'mobileOptIn' | 'showInFieldDirectory',
  saveFlag: (isOn: boolean) => Promise<SaveResult>,
): (isOn: boolean) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  const choices = useRef(0)
  const underWay = useRef(0)
  return useCallback(
    async (isOn) => {
      const choice = ++choices.current
      const change = (value: boolean): Partial<Profile> => ({ [flag]: value })
      underWay.current += 1
      changeProfile(change(isOn), 'saving')
      const result = await saveFlag(isOn)
      underWay.current -= 1
      const outcome = choice === choices.current ? change(result.kind === 'saved' ? isOn : !isOn) : {}
      changeProfile(outcome, underWay.current === 0 ? 'saved' : 'saving')
      return result
    },
    [changeProfile, flag, saveFlag],
  )
}
