import { getContact, fitsTwoFactorStep, twoFactorPhonePath, twoFactorStep } from '@producer-portal/domain/auth'
import type { CodeFailure, TwoFactorContacts, TwoFactorPath, VerificationMethod } from '@producer-portal/domain/auth'
import type { Failure } from '@producer-portal/domain/endpoint'
import { sendsCode, VerifyChoice, VerifyCode, VerifyInfo, VerifyNote } from '@producer-portal/features/auth'
import type { ChoiceStep, ChoiceValue, CodeEntry } from '@producer-portal/features/auth'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { focusPage } from '../shell/focus-page.js'
import { OpenPage } from '../shell/OpenPage.js'
import { savedExternalRedirect } from './external-redirect.js'
import { cancelTwoFactor, loadContacts, nextStep, sendCode, verifyCode } from './sign-in.js'
import { usePendingSignIn } from './state.js'

const steps: readonly (readonly [TwoFactorPath, ChoiceStep])[] = [
  ['/verify', 'method'],
  ['/verify/phoneType', 'phone'],
  ['/verify/mobileSelect', 'mobile'],
  ['/verify/call', 'home'],
]

/** /verify, /verify/phoneType, /verify/mobileSelect and /verify/call: the questions before a code is sent. */
export function VerifyChoicePage() {
  const { pathname } = useLocation()
  const [path, step] = steps.find(([each]) => matchPath(each, pathname)) ?? (['/verify', 'method'] as const)
  return <TwoFactorStep step={path}>{(facts) => <Choice step={step} {...facts} />}</TwoFactorStep>
}

function Choice({ step, contacts }: TwoFactorState & { step: ChoiceStep }) {
  const navigate = useNavigate()
  const { isSending, failure, send } = useSendCode()

  const choose = async (value: ChoiceValue) => {
    if (!sendsCode(value)) return navigate(next[value] ?? twoFactorPhonePath(contacts) ?? '/verify')
    if (await send(value)) await navigate('/verify/otp')
  }

  return (
    <VerifyChoice
      step={step}
      state={isSending ? 'sending' : 'ready'}
      contacts={contacts}
      failure={failure}
      infoHref="/verify/info"
      onChoiceSubmit={(value) => void choose(value)}
      onCancel={cancelTwoFactor}
    />
  )
}

const next: Readonly<Record<string, TwoFactorPath>> = {
  mobilePhone: '/verify/mobileSelect',
  homePhone: '/verify/call',
}

const infoHref = '/verify/info'

/** /verify/otp: takes the code. Without a sent code, redirects to the page that sends it. */
export function VerifyCodePage() {
  return (
    <TwoFactorStep step="/verify/otp">
      {({ contacts, sentBy, unsent }) => {
        if (sentBy) return <Code method={sentBy} contacts={contacts} />
        const { path, sendsEmail } = twoFactorStep(contacts)
        return sendsEmail ? <UnsentEmail contacts={contacts} reason={unsent} /> : <Navigate replace to={path} />
      }}
    </TwoFactorStep>
  )
}

function Code({ method, contacts }: { method: VerificationMethod; contacts: TwoFactorContacts }) {
  const { isSending, failure: unsent, send, clearFailure } = useSendCode()
  const [isVerifying, setVerifying] = useState(false)
  const [refused, setRefused] = useState<CodeFailure>()
  const [resentCount, setResentCount] = useState(0)
  // Also when this form replaces the message about an unsent email on the same page
  useEffect(focusPage, [])

  const verify = async (entry: CodeEntry) => {
    clearFailure()
    setVerifying(true)
    const result = await verifyCode(entry)
    setVerifying(false)
    setRefused(result.ok ? undefined : { step: 'check', failure: result.failure })
  }
  const resend = async () => {
    setRefused(undefined)
    if (await send(method)) setResentCount((count) => count + 1)
  }
  return (
    <VerifyCode
      method={method}
      contact={getContact(method, contacts) ?? ''}
      state={isVerifying ? 'verifying' : isSending ? 'sending' : 'ready'}
      failure={refused ?? unsent}
      resentCount={resentCount}
      resendWait={30}
      otherWayHref={otherWay(contacts)}
      infoHref={infoHref}
      onCodeSubmit={(entry) => void verify(entry)}
      onCodeResend={() => void resend()}
      onCancel={cancelTwoFactor}
    />
  )
}

interface UnsentEmailProps {
  contacts: TwoFactorContacts
  /** The reason it wasn't sent, if that's known. */
  reason: Failure | undefined
}

/** A user with only an email address gets the code automatically. Shown when that failed, to send it again. */
function UnsentEmail({ contacts, reason = { kind: 'failed' } }: UnsentEmailProps) {
  const { isSending, failure, send } = useSendCode({ step: 'send', failure: reason })
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

/** The page with the other ways to get a code; undefined if there is only one. */
function otherWay(contacts: TwoFactorContacts): string | undefined {
  const { path } = twoFactorStep(contacts)
  return path === '/verify/call' || path === '/verify/otp' ? undefined : path
}

/**
 * Sends codes and tracks their progress. When the sign-in itself has ended, the page re-renders by itself.
 * @param initialFailure shown until the first code is sent
 */
function useSendCode(initialFailure?: CodeFailure) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState(initialFailure)
  /** @returns true once the code was sent */
  const send = async (method: VerificationMethod) => {
    setFailure(undefined)
    setSending(true)
    const result = await sendCode(method)
    setSending(false)
    if (!result.ok) setFailure({ step: 'send', failure: result.failure })
    return result.ok && result.data === 'sent'
  }
  return { isSending, failure, send, clearFailure: () => setFailure(undefined) }
}

/** /verify/missing: no contact is on file that a code could be sent to. */
export function VerifyMissingPage() {
  return (
    <TwoFactorStep step="/verify/missing">
      {() => <VerifyNote kind="missing" onContinue={cancelTwoFactor} />}
    </TwoFactorStep>
  )
}

/** /verify/info: why a code is needed, and where it can be sent. Returns to the current step. */
export function VerifyInfoPage() {
  const pending = usePendingSignIn()
  const waiting = pending?.stage === 'waiting' ? pending : null
  return (
    <OpenPage>
      <VerifyInfo contacts={waiting?.contacts ?? undefined} backHref={waiting?.sentBy ? '/verify/otp' : nextStep()} />
    </OpenPage>
  )
}

/**
 * /verify/complete: signed in, and continues to another site by itself; the button is for browsers that are held up
 * there. Without an address it redirects to the dashboard.
 */
export function VerifyCompletePage() {
  const [address] = useState(savedExternalRedirect)
  useEffect(() => {
    if (address !== null) window.location.replace(address)
  }, [address])
  if (address === null) return <Navigate replace to="/dashboard" />
  return <VerifyNote kind="complete" onContinue={() => window.location.assign(address)} />
}

/** The facts that a step of the second factor knows. */
interface TwoFactorState {
  readonly contacts: TwoFactorContacts
  /** The way the last code was sent; null before the first. */
  readonly sentBy: VerificationMethod | null
  /** The reason the code that should have gone out by itself wasn't sent. */
  readonly unsent?: Failure
}

interface TwoFactorStepProps {
  /** The step that the page is for. */
  step: TwoFactorPath
  children: (state: TwoFactorState) => ReactNode
}

/**
 * Wraps every step of the second factor: the frame of the sign-in, what to do while the contacts are unknown or after
 * the sign-in has ended, and the redirect to the right step for a page that was opened by its address.
 */
function TwoFactorStep(props: TwoFactorStepProps) {
  return (
    <OpenPage>
      <Step {...props} />
    </OpenPage>
  )
}

function Step({ step, children }: TwoFactorStepProps) {
  const pending = usePendingSignIn()
  if (pending === null) return null
  if (pending.stage !== 'waiting') return <EndedSignIn reason={pending.stage} />
  const { contacts, sentBy, unsent } = pending
  if (contacts === null) return <MissingContacts />
  if (!fitsTwoFactorStep(step, contacts)) return <Navigate replace to={twoFactorStep(contacts).path} />
  return children({ contacts, sentBy, unsent })
}

/** Shown instead of a step when the sign-in has ended: says why, and returns to the sign-in page. */
function EndedSignIn({ reason }: { reason: 'locked' | 'ended' }) {
  useEffect(focusPage, [])
  return <VerifyNote kind={reason} onContinue={cancelTwoFactor} />
}

/** Shown when the contacts failed to load: loads them again. */
function MissingContacts() {
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const reload = async () => {
    setLoading(true)
    const isLoaded = await loadContacts()
    setLoading(false)
    if (isLoaded) await navigate(nextStep(), { replace: true })
  }
  return (
    <VerifyChoice
      step="method"
      state={isLoading ? 'loading' : 'error'}
      infoHref="/verify/info"
      onChoiceSubmit={() => undefined}
      onReload={() => void reload()}
      onCancel={cancelTwoFactor}
    />
  )
}
