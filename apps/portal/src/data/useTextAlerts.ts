import { updateTextAlerts } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Opts in to text alerts or out of them: shown at once, and taken back when it was not saved. */
export function useTextAlerts(): (enabled: boolean) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (enabled) => {
      changeProfile({ mobileOptIn: enabled }, 'saving')
      const result = await save(updateTextAlerts, { body: { enabled } })
      changeProfile({ mobileOptIn: result.kind === 'saved' ? enabled : !enabled }, 'saved')
      return result
    },
    [changeProfile],
  )
}
