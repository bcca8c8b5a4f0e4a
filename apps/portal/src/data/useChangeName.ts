import { joinName } from '@producer-portal/domain/formatting'
import { updateName } from '@producer-portal/domain/profile'
import type { NameForm } from '@producer-portal/features/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Changes the name, and calls the user by it everywhere once it is saved. */
export function useChangeName(): (change: NameForm) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (change) => {
      const result = await save(updateName, { body: change })
      if (result.kind !== 'saved') return result
      const { firstName, lastName, middleName, suffixName } = change
      changeProfile(
        {
          firstName,
          lastName,
          middleName: middleName || null,
          suffix: suffixName || null,
          fullName: joinName(change),
        },
        'saved',
      )
      return result
    },
    [changeProfile],
  )
}
