'use client'

import { Button, Link, RadioGroup, Skeleton } from '@producer-portal/ui'
import { type FormEvent, forwardRef, type HTMLAttributes, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import * as S from './LegacyLogin.styles.js'
import { SignInStep } from './SignInStep.js'
import { type ChoiceStep, type ChoiceValue, choicesOf, type CodeContacts, lastDigits } from './two-factor-choices.js'
import { sendsCode } from './two-factor-choices.js'
import { twoFactorMessages } from './two-factor-messages.js'

export interface VerifyChoiceProps extends HTMLAttributes<HTMLElement> {
  /** Which question is asked. */
  step: ChoiceStep
  /** `loading` until the contacts are known, `error` when they could not be had, `sending` once an answer is given. */
  state?: 'ready' | 'loading' | 'error' | 'sending'
  /** The contacts on file; needed unless they are loading or failed. */
  contacts?: CodeContacts
  /** Why no code was sent: `sendFailed`, or `unreachable`, or the service's own words. A new object is a new failure. */
  failure?: { readonly kind: 'sendFailed' | 'unreachable' } | { readonly message: string }
  /** Where it is told why a code is needed. */
  infoHref: string
  /** Called with the answer. */
  onChoiceSubmit: (value: ChoiceValue) => void
  /** Called to load the contacts again. */
  onReload?: () => void
}

const titles = { method: 'methodTitle', phone: 'phoneTitle', mobile: 'mobileTitle', home: 'homeTitle' } as const
const leads = { method: 'methodLead', phone: 'phoneLead', mobile: 'mobileLead', home: 'homeLead' } as const
const labels = {
  email: 'email',
  phone: 'phone',
  mobilePhone: 'mobilePhone',
  homePhone: 'homePhone',
  sms: 'sms',
  voice: 'voice',
  'voice-home': 'voice',
} as const

/** Use it to ask on the way to a code: which contact, which phone, and how. */
export const VerifyChoice = forwardRef<HTMLElement, VerifyChoiceProps>(function VerifyChoice(
  { step, state = 'ready', contacts, failure, infoHref, onChoiceSubmit, onReload, ...rest },
  ref,
) {
  const say = useMessages(twoFactorMessages)
  const choices = contacts ? choicesOf(step, contacts) : []
  const [chosen, setChosen] = useState<ChoiceValue>()
  const value = choices.find((choice) => choice.value === chosen)?.value ?? choices[0]?.value
  const last = lastDigits((step === 'home' ? contacts?.homePhone : contacts?.mobilePhone) ?? null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'ready' && value) onChoiceSubmit(value)
  }
  const words = failure && ('message' in failure ? failure.message : say(failure.kind))
  const problem = state === 'error' ? say('loadFailed') : words
  const hintOf = (contact: string | null) =>
    contact && (contact.includes('@') ? contact : say('endingIn', { last: lastDigits(contact) }))

  return (
    <SignInStep
      ref={ref}
      title={say(titles[step])}
      lead={contacts && say(leads[step], { last })}
      failure={problem}
      failureKey={failure}
      {...rest}
    >
      {state === 'loading' && <Skeleton label={say('loading')} lines={3} />}
      {state === 'error' && <Button onClick={onReload}>{say('tryAgain')}</Button>}
      {contacts && value && (
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
      <Link href={infoHref}>{say('why')}</Link>
    </SignInStep>
  )
})
