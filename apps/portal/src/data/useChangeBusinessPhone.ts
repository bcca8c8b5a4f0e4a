import { updateBusinessPhone } from '@producer-portal/domain/profile'
import type { BusinessPhoneForm } from '@producer-portal/features/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Changes the business phone and its extension, and shows them everywhere once they are saved. */
export function useChangeBusinessPhone(): (change: BusinessPhoneForm) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (change) => {
      const result = await save(updateBusinessPhone, { body: change })
      const { phone, phoneExt } = change
      if (result.kind === 'saved') changeProfile({ phone, phoneExt: phoneExt || null }, 'saved')
      return result
    },
    [changeProfile],
  )
}
