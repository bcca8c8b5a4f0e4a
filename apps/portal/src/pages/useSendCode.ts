import type { VerificationMethod } from '@producer-portal/domain/session'
import type { CodeFailure } from '@producer-portal/features/session'
import { useState } from 'react'
import { sendCode } from '../session/two-factor.js'

/** Sending codes from a page. */
export interface CodeSender {
  readonly isSending: boolean
  /** Why the last one was not sent. */
  readonly failure: CodeFailure | undefined
  /** True once the code is on its way. */
  readonly send: (method: VerificationMethod) => Promise<boolean>
  readonly forgetFailure: () => void
}

/** Sends codes and keeps what the page shows meanwhile. When the sign-in itself is over, the page changes by itself. */
export function useSendCode(first?: CodeFailure): CodeSender {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState(first)
  const send = async (method: VerificationMethod) => {
    setFailure(undefined)
    setSending(true)
    const result = await sendCode(method)
    setSending(false)
    if (result.kind !== 'sent' && result.kind !== 'over') setFailure(result)
    return result.kind === 'sent'
  }
  return { isSending, failure, send, forgetFailure: () => setFailure(undefined) }
}
