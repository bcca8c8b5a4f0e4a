import { initiateContactChange, verifyContactChange } from '@producer-portal/domain/profile'
import { useCallback } from 'react'
import type { AnsweredSave, SaveResult } from './save.js'
import { save, saveForAnswer } from './save.js'
import { useProfileChange } from './useProfileChange.js'

/** Codes travel to a new mobile phone as text messages. */
const otpMethod = 'sms-mobile'

/** Sends a code to a new mobile phone, the first or another one; an earlier one no longer counts. Takes digits. */
export function sendMobileCode(phoneNumber: string): Promise<AnsweredSave<typeof initiateContactChange>> {
  return saveForAnswer(initiateContactChange, { body: { phoneNumber, otpMethod } })
}

/** A new mobile phone and the code that was entered for it. */
export interface MobileCode {
  readonly sessionId: string
  readonly phoneNumber: string
  readonly otpCode: string
}

/** Checks the code of a new mobile phone; the right one makes it the phone of the profile. */
export function useMobileCodeCheck(): (code: MobileCode) => Promise<SaveResult> {
  const changeProfile = useProfileChange()
  return useCallback(
    async ({ sessionId, phoneNumber, otpCode }) => {
      const result = await save(verifyContactChange, { body: { sessionId, otpCode, otpMethod } })
      if (result.kind === 'saved') changeProfile({ mfa: { sms: phoneNumber } }, 'saved')
      return result
    },
    [changeProfile],
  )
}
