import type { MobileCodeFailure } from '@producer-portal/features/profile'
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { sendMobileCode, useMobileCodeCheck } from '../data/useMobilePhoneChange.js'
import { checkFailure, sendFailure } from './mobile-phone-change.js'
import type { mobileCodeDraft } from './mobile-phone-change.js'

type Waiting = InferOutput<typeof mobileCodeDraft.schema>

/**
 * Checks the code of a new mobile phone, and sends others.
 * @param waiting the change; undefined when there is none
 * @param onWaitingChange keeps it after another code was sent
 */
export function useMobileCode(waiting: Waiting | undefined, onWaitingChange: (waiting: Waiting) => void) {
  const checkCode = useMobileCodeCheck()
  const [state, setState] = useState<'ready' | 'verifying' | 'sending' | 'verified'>('ready')
  const [failure, setFailure] = useState<MobileCodeFailure>()

  /** @returns true when the code was right and the phone is changed */
  const check = async (otpCode: string): Promise<boolean> => {
    if (waiting === undefined || state !== 'ready') return false
    setState('verifying')
    const result = await checkCode({ ...waiting, otpCode })
    setState(result.kind === 'saved' ? 'verified' : 'ready')
    setFailure(result.kind === 'saved' ? undefined : checkFailure(result))
    return result.kind === 'saved'
  }

  const resend = async () => {
    if (waiting === undefined || state !== 'ready') return
    setState('sending')
    const { phoneNumber, codesSent } = waiting
    const result = await sendMobileCode(phoneNumber)
    setState('ready')
    const sessionId = result.kind === 'saved' ? result.answer.sessionId : null
    if (sessionId !== null) {
      setFailure(undefined)
      onWaitingChange({ sessionId, phoneNumber, codesSent: codesSent + 1 })
    } else setFailure(result.kind === 'saved' ? { kind: 'sendFailed' } : sendFailure(result))
  }
  return { state, failure, check, resend }
}
