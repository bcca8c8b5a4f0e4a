import { updateEmail } from '@producer-portal/domain/profile'
import type { EmailForm } from '@producer-portal/features/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Changes the e-mail address, and shows the new one everywhere once it is saved. */
export function useChangeEmail(): (change: EmailForm) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (change) => {
      const result = await save(updateEmail, { body: change })
      if (result.kind === 'saved') changeProfile({ email: change.email }, 'saved')
      return result
    },
    [changeProfile],
  )
}
