import { confirmContact } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Confirms that the contact data is right; it is not asked for again until the service says so. */
export function useConfirmContact(): () => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(async () => {
    const result = await save(confirmContact, { body: {} })
    if (result.kind === 'saved') changeProfile({ verificationExpirationInDays: null }, 'saved')
    return result
  }, [changeProfile])
}
