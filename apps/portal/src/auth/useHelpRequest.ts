import type { SignInFailure } from '@producer-portal/features/auth'
import { useState } from 'react'
import type { HelpResult } from './sign-in-help.js'

export interface HelpRequest {
  readonly isPending: boolean
  /** Why the last call did not work; gone once one has. */
  readonly failure: SignInFailure | undefined
  /** Waits for a call and hands its result on. */
  readonly follow: <R extends HelpResult | { readonly kind: 'ended' }>(call: Promise<R>) => Promise<R>
}

/** Follows the calls of a form of the sign-in help: on its way, and why it did not work. */
export function useHelpRequest(): HelpRequest {
  const [isPending, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()
  const follow: HelpRequest['follow'] = async (call) => {
    setBusy(true)
    const result = await call
    setBusy(false)
    setFailure(failureOf(result))
    return result
  }
  return { isPending, failure, follow }
}

function failureOf(result: HelpResult | { readonly kind: 'ended' }): SignInFailure | undefined {
  return result.kind === 'done' || result.kind === 'ended' ? undefined : result
}
