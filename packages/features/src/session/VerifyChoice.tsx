'use client'

import type { TwoFactorContacts } from '@producer-portal/domain/session'
import { Button, RadioGroup, Skeleton, VisuallyHidden } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { type CodeFailure, CodeFailureText } from './CodeFailureText.js'
import { SignInStep } from './SignInStep.js'
import { type ChoiceStep, type ChoiceValue, choicesOf, lastDigits, sendsCode } from './two-factor-choices.js'
import { twoFactorMessages } from './two-factor-messages.js'
import { VerifyFoot } from './VerifyFoot.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyChoiceProps extends HTMLAttributes<HTMLElement> {
  /** Which question is asked. */
  step: ChoiceStep
  /** `loading` until the contacts are known, `error` when they could not be had, `sending` once an answer is given. */
  state?: 'ready' | 'loading' | 'error' | 'sending'
  /** The contacts on file; needed unless they are loading or failed. */
  contacts?: TwoFactorContacts
  /** Why no code was sent; it takes the focus. A new object is a new failure. */
  failure?: CodeFailure
  /** Where it is told why a code is needed. */
  infoHref: string
  /** Called with the answer. */
  onChoiceSubmit: (value: ChoiceValue) => void
  /** Called to load the contacts again. */
  onReload?: () => void
  /** Called to give up this sign-in. */
  onCancel: () => void
}

/** Use it to ask on the way to a code: which contact, which phone, and how. */
export const VerifyChoice = forwardRef<HTMLElement, VerifyChoiceProps>(function VerifyChoice(
  { step, state = 'ready', contacts, failure, infoHref, onChoiceSubmit, onReload, onCancel, ...rest },
  ref,
) {
  const say = useMessages(twoFactorMessages)
  const choices = contacts ? choicesOf(step, contacts) : []
  const [chosen, setChosen] = useState<ChoiceValue>()
  const value = choices.find((choice) => choice.value === chosen)?.value ?? choices[0]?.value

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'ready' && value) onChoiceSubmit(value)
  }
  const hintOf = (contact: string | null) =>
    contact && (contact.includes('@') ? contact : say('endingIn', { last: lastDigits(contact) }))

  return (
    <SignInStep
      ref={ref}
      title={say(`${step}Title`)}
      lead={contacts && <Lead step={step} contacts={contacts} />}
      failure={state === 'error' ? say('loadFailed') : failure && <CodeFailureText failure={failure} />}
      failureKey={failure ?? state}
      {...rest}
    >
      {state === 'loading' && (
        <div aria-busy>
          <VisuallyHidden role="status">{say('loading')}</VisuallyHidden>
          <Skeleton lines={3} size="md" />
        </div>
      )}
      {state === 'error' && (
        <Button size="large" isFullWidth onClick={onReload}>
          {say('tryAgain')}
        </Button>
      )}
      {value && (
        <S.Form noValidate onSubmit={submit}>
          {choices.length > 1 && (
            <RadioGroup
              label={say('choices')}
              options={choices.map((choice) => ({
                value: choice.value,
                label: say(labels[choice.value]),
                hint: hintOf(choice.contact),
              }))}
              value={value}
              onValueChange={(next) => setChosen(choices.find((choice) => choice.value === next)?.value)}
            />
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={state === 'sending'}
            busyText={say('sending')}
          >
            {say(value === 'voice-home' ? 'callMe' : sendsCode(value) ? 'sendCode' : 'goOn')}
          </Button>
        </S.Form>
      )}
      <VerifyFoot infoHref={infoHref} onCancel={onCancel} />
    </SignInStep>
  )
})

const labels = {
  email: 'email',
  phone: 'phone',
  mobilePhone: 'mobilePhone',
  homePhone: 'homePhone',
  sms: 'sms',
  voice: 'voice',
  'voice-home': 'voice',
} as const satisfies Record<ChoiceValue, string>

function Lead({
  step,
  contacts: { email, mobilePhone, homePhone },
}: {
  step: ChoiceStep
  contacts: TwoFactorContacts
}) {
  const say = useMessages(twoFactorMessages)
  if (step === 'mobile') return say('mobileLead', { last: lastDigits(mobilePhone) })
  if (step === 'home') return say('homeLead', { last: lastDigits(homePhone) })
  if (step === 'email') return say('emailLead', { address: email ?? '' })
  return say(step === 'method' ? 'methodLead' : 'phoneLead')
}
