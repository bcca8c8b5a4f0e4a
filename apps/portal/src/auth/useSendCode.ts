import type { VerificationMethod } from '@producer-portal/domain/auth'
import type { CodeFailure } from '@producer-portal/features/auth'
import { useState } from 'react'
import { sendCode } from './two-factor.js'

/**
 * Sends codes from a page and keeps their progress. When the sign-in itself is over, the page changes by itself.
 * @param initialFailure shown until the first code is sent
 */
export function useSendCode(initialFailure?: CodeFailure) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState(initialFailure)
  /** @returns true once the code is on its way */
  const send = async (method: VerificationMethod) => {
    setFailure(undefined)
    setSending(true)
    const result = await sendCode(method)
    setSending(false)
    if (result.kind !== 'sent' && result.kind !== 'ended') setFailure(result)
    return result.kind === 'sent'
  }
  return { isSending, failure, send, clearFailure: () => setFailure(undefined) }
}
