import { updateSecurityQuestion } from '@producer-portal/domain/profile'
import type { QuestionChange } from '@producer-portal/features/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Sets the security question and its answer. */
export function useSecurityQuestion(): (change: QuestionChange) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (change) => {
      const result = await save(updateSecurityQuestion, { body: change })
      if (result.kind === 'saved') changeProfile({ challengeQuestion: change.question }, 'saved')
      return result
    },
    [changeProfile],
  )
}
