import { chosenQuestion, updateSecurityQuestion } from '@producer-portal/domain/profile'
import type { SecurityQuestionForm } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Sets the security question and its answer. */
export function useSecurityQuestion(): (form: SecurityQuestionForm) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async (form) => {
      const { answer, answerVerified } = form
      const question = chosenQuestion(form) ?? ''
      const result = await save(updateSecurityQuestion, { body: { question, answer, answerVerified } })
      if (result.kind === 'saved') changeProfile({ challengeQuestion: question }, 'saved')
      return result
    },
    [changeProfile],
  )
}
