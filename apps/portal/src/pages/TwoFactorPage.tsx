import { fitsTwoFactorStep, twoFactorStep } from '@producer-portal/domain/session'
import type { TwoFactorContacts, TwoFactorPath, VerificationMethod } from '@producer-portal/domain/session'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { OpenPage } from '../frame/OpenPage.js'
import { usePendingSignIn } from '../state/pending-sign-in.js'
import { EndedSignIn } from './EndedSignIn.js'
import { LoadContacts } from './LoadContacts.js'

/** What a step of the second factor knows. */
export interface TwoFactorFacts {
  readonly contacts: TwoFactorContacts
  /** How the last code was sent; null before the first. */
  readonly sentBy: VerificationMethod | null
}

export interface TwoFactorPageProps {
  /** The step that the page is for. */
  step: TwoFactorPath
  children: (facts: TwoFactorFacts) => ReactNode
}

/**
 * Around every step of the second factor: the frame of the sign-in, what is to be done while the contacts are unknown
 * or the sign-in has ended, and the way to the right step for who came to another one by its address.
 */
export function TwoFactorPage({ step, children }: TwoFactorPageProps) {
  return (
    <OpenPage>
      <Step step={step}>{children}</Step>
    </OpenPage>
  )
}

function Step({ step, children }: TwoFactorPageProps) {
  const pending = usePendingSignIn()
  if (pending === null) return null
  if (pending.stage !== 'waiting') return <EndedSignIn reason={pending.stage} />
  const { contacts, sentBy } = pending
  if (contacts === null) return <LoadContacts />
  if (!fitsTwoFactorStep(step, contacts)) return <Navigate replace to={twoFactorStep(contacts).path} />
  return children({ contacts, sentBy })
}
