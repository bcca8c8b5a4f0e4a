import { updatePassword } from '@producer-portal/domain/profile'
import type { PasswordChange } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import { startSession } from '../session/start-session.js'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/**
 * Changes the password. The service ends every session with it and hands this browser a new one, which is taken over
 * before anything else is asked for.
 */
export function useChangePassword(): (change: PasswordChange) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (change) => {
      const result = await save(updatePassword, { body: change })
      if (result.kind !== 'saved') return result
      startSession()
      changeProfile({ changePasswordExpirationInDays: null }, 'saved')
      return result
    },
    [changeProfile],
  )
}
