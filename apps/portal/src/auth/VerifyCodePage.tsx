import { contactOf, twoFactorStep } from '@producer-portal/domain/auth'
import type { TwoFactorContacts, VerificationMethod } from '@producer-portal/domain/auth'
import { VerifyChoice, VerifyCode } from '@producer-portal/features/auth'
import type { CodeEntry, CodeFailure } from '@producer-portal/features/auth'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { focusPage } from '../shell/focus-page.js'
import { cancelTwoFactor } from './two-factor.js'
import { verifyCode } from './verify-code.js'
import { TwoFactorStep } from './TwoFactorStep.js'
import { useSendCode } from './useSendCode.js'

const infoHref = '/verify/info'

/** /verify/otp: the code that was sent. Who has none yet is led to where it is sent from. */
export function VerifyCodePage() {
  return (
    <TwoFactorStep step="/verify/otp">
      {({ contacts, sentBy }) => {
        if (sentBy) return <Code method={sentBy} contacts={contacts} />
        const { path, sendsEmail } = twoFactorStep(contacts)
        return sendsEmail ? <UnsentEmail contacts={contacts} /> : <Navigate replace to={path} />
      }}
    </TwoFactorStep>
  )
}

function Code({ method, contacts }: { method: VerificationMethod; contacts: TwoFactorContacts }) {
  const { isSending, failure: unsent, send, clearFailure } = useSendCode()
  const [isVerifying, setVerifying] = useState(false)
  const [refused, setRefused] = useState<CodeFailure>()
  const [resentCount, setResentCount] = useState(0)
  // Also when the box takes the place of an email that was not sent, on the same page.
  useEffect(focusPage, [])

  const verify = async (entry: CodeEntry) => {
    clearFailure()
    setVerifying(true)
    const result = await verifyCode(entry)
    setVerifying(false)
    setRefused(result.kind === 'signed-in' || result.kind === 'ended' ? undefined : result)
  }
  const resend = async () => {
    setRefused(undefined)
    if (await send(method)) setResentCount((count) => count + 1)
  }
  return (
    <VerifyCode
      method={method}
      contact={contactOf(method, contacts) ?? ''}
      state={isVerifying ? 'verifying' : isSending ? 'sending' : 'ready'}
      failure={refused ?? unsent}
      resentCount={resentCount}
      otherWayHref={otherWay(contacts)}
      infoHref={infoHref}
      onCodeSubmit={(entry) => void verify(entry)}
      onCodeResend={() => void resend()}
      onCancel={cancelTwoFactor}
    />
  )
}

/** The code of somebody with nothing but an email address goes out by itself; here is why it did not, and once more. */
function UnsentEmail({ contacts }: { contacts: TwoFactorContacts }) {
  const { isSending, failure, send } = useSendCode(notSent)
  return (
    <VerifyChoice
      step="email"
      state={isSending ? 'sending' : 'ready'}
      contacts={contacts}
      failure={failure}
      infoHref={infoHref}
      onChoiceSubmit={() => void send('email')}
      onCancel={cancelTwoFactor}
    />
  )
}

const notSent: CodeFailure = { kind: 'sendFailed' }

/** Where another way is chosen; with a single one there is nothing to choose. */
function otherWay(contacts: TwoFactorContacts): string | undefined {
  const { path } = twoFactorStep(contacts)
  return path === '/verify/call' || path === '/verify/otp' ? undefined : path
}
