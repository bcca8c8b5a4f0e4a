import { fitsTwoFactorStep, twoFactorStep } from '@producer-portal/domain/auth'
import type { TwoFactorContacts, TwoFactorPath, VerificationMethod } from '@producer-portal/domain/auth'
import { VerifyChoice, VerifyNote } from '@producer-portal/features/auth'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { focusPage } from '../shell/focus-page.js'
import { OpenPage } from '../shell/OpenPage.js'
import { usePendingSignIn } from './state.js'
import { cancelTwoFactor, loadContacts, nextStep } from './two-factor.js'

/** What a step of the second factor knows. */
export interface TwoFactorState {
  readonly contacts: TwoFactorContacts
  /** How the last code was sent; null before the first. */
  readonly sentBy: VerificationMethod | null
}

export interface TwoFactorStepProps {
  /** The step that the page is for. */
  step: TwoFactorPath
  children: (state: TwoFactorState) => ReactNode
}

/**
 * Wraps every step of the second factor: the frame of the sign-in, what to do while the contacts are unknown or after
 * the sign-in has ended, and the redirect to the right step for a page that was opened by its address.
 */
export function TwoFactorStep(props: TwoFactorStepProps) {
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
  const { contacts, sentBy } = pending
  if (contacts === null) return <MissingContacts />
  if (!fitsTwoFactorStep(step, contacts)) return <Navigate replace to={twoFactorStep(contacts).path} />
  return children({ contacts, sentBy })
}

/** Shown in place of a step whose sign-in has ended: says why, and leads back to the sign-in page. */
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
