import {
  getProofMethods,
  proveByPassword,
  requestProofCode,
  toOtpMethod,
  verifyProofCode,
} from '@producer-portal/domain/auth'
import type { CodeFailure } from '@producer-portal/domain/auth'
import type { Result } from '@producer-portal/domain/endpoint'
import { ConfirmIdentity } from '@producer-portal/features/auth'
import type { ConfirmIdentityProps, SentCode } from '@producer-portal/features/auth'
import { useEffect, useState } from 'react'
import { call } from '../api/api.js'
import { toLoad, useQuery } from '../api/useQuery.js'
import { changeProofQuestion, useUser } from './state.js'

let asked: Promise<boolean> | null = null

/**
 * Asks the user over the page to prove who they are, once for all calls that wait for it.
 * @returns true once they did; false when they canceled, or the session has ended
 */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    changeProofQuestion(<ProofPrompt onAnswer={resolve} />)
  }).finally(() => {
    asked = null
    changeProofQuestion(null)
  })
  return asked
}

const resendWait = 30

function ProofPrompt({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const { userId } = useUser()
  const methods = useQuery(getProofMethods, {})
  const proof = useProof(() => onAnswer(true))
  // The session may end while the question is open
  useEffect(() => () => onAnswer(false), [onAnswer])
  return (
    <ConfirmIdentity
      isOpen
      userId={userId}
      methods={toLoad(methods)}
      resendWait={resendWait}
      {...proof}
      onRetry={() => void methods.reload()}
      onCancel={() => onAnswer(false)}
    />
  )
}

type Progress = Pick<ConfirmIdentityProps, 'failure' | 'sentCode'> &
  Required<Pick<ConfirmIdentityProps, 'state' | 'onPasswordSubmit' | 'onCodeRequest' | 'onCodeSubmit'>>

/** Proves who the user is, by password or by the code that was sent last. */
function useProof(onProved: () => void): Progress {
  const [state, setState] = useState<Progress['state']>('ready')
  const [failure, setFailure] = useState<CodeFailure>()
  const [sentCode, setSentCode] = useState<SentCode>()

  const run = async (step: CodeFailure['step'], saving: Promise<Result<unknown>>, onDone: () => void) => {
    setState(step === 'send' ? 'sending' : 'checking')
    const result = await saving
    setState('ready')
    setFailure(result.ok ? undefined : { step, failure: result.failure })
    if (result.ok) onDone()
  }
  return {
    state,
    failure,
    sentCode,
    onPasswordSubmit: (password) => void run('check', call(proveByPassword, { body: { password } }), onProved),
    onCodeRequest: (method) => {
      const sending = call(requestProofCode, { body: { otpMethod: toOtpMethod(method) } })
      void run('send', sending, () => setSentCode({ method, count: (sentCode?.count ?? 0) + 1 }))
    },
    onCodeSubmit: (otpCode) => {
      if (sentCode === undefined) return
      const body = { otpCode, otpMethod: toOtpMethod(sentCode.method) }
      void run('check', call(verifyProofCode, { body }), onProved)
    },
  }
}
