'use client'

import type { CodeFailure, TwoFactorContacts } from '@producer-portal/domain/auth'
import { Button, Form, LoadState, RadioGroup, Skeleton } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { twoFactorMessages } from '../messages.js'
import { SignInStep } from '../SignInStep/SignInStep.js'
import { SubmitButton } from '../SignInStep/SubmitButton.js'
import {
  type ChoiceStep,
  type ChoiceValue,
  CodeFailureText,
  getChoices,
  getLastDigits,
  sendsCode,
  VerifyFooter,
} from '../VerifyStep/VerifyStep.js'

export interface VerifyChoiceProps extends HTMLAttributes<HTMLElement> {
  /** The question is asked. */
  step: ChoiceStep
  /** `loading` until the contacts are known, `error` when they failed to load, `sending` once an answer is given. */
  state?: 'ready' | 'loading' | 'error' | 'sending'
  /** The contacts on file; needed unless they are loading or failed. */
  contacts?: TwoFactorContacts
  /** The reason no code was sent; shown and focused. A new object is a new failure. */
  failure?: CodeFailure
  /** The URL of the page that explains why a code is needed. */
  infoHref: string
  /** Called with the selected choice. */
  onChoiceSubmit: (value: ChoiceValue) => void
  /** Called to load the contacts again. */
  onReload?: () => void
  /** Called by Cancel. */
  onCancel: () => void
}

/** Use it to ask where to send a code: which contact, which phone, and how. */
export const VerifyChoice = forwardRef<HTMLElement, VerifyChoiceProps>(function VerifyChoice(
  { step, state = 'ready', contacts, failure, infoHref, onChoiceSubmit, onReload, onCancel, ...rest },
  ref,
) {
  const t = useMessages(twoFactorMessages)
  const choices = contacts ? getChoices(step, contacts) : []
  const [chosen, setChosen] = useState<ChoiceValue>()
  const value = choices.find((choice) => choice.value === chosen)?.value ?? choices[0]?.value

  const getHint = (contact: string | null) =>
    contact && (contact.includes('@') ? contact : t('endingIn', { last: getLastDigits(contact) }))

  return (
    <SignInStep
      ref={ref}
      title={t(`${step}Title`)}
      lead={contacts && <Lead step={step} contacts={contacts} />}
      failure={state === 'error' ? t('loadFailed') : failure && <CodeFailureText failure={failure} />}
      failureKey={failure ?? state}
      {...rest}
    >
      <LoadState value={state} loadingLabel={t('loading')} skeleton={<Skeleton lines={3} size="md" />}>
        {() =>
          value && (
            <Form isDisabled={state !== 'ready'} onValidSubmit={() => onChoiceSubmit(value)}>
              {choices.length > 1 && (
                <RadioGroup
                  label={t(legends[step])}
                  options={choices.map((choice) => ({
                    value: choice.value,
                    label: t(labels[choice.value]),
                    hint: getHint(choice.contact),
                  }))}
                  value={value}
                  onValueChange={(next) => setChosen(choices.find((choice) => choice.value === next)?.value)}
                />
              )}
              <SubmitButton isPending={state === 'sending'} pendingText={t('sendingCode')}>
                {t(value === 'voice-home' ? 'callMe' : sendsCode(value) ? 'sendCode' : 'goOn')}
              </SubmitButton>
            </Form>
          )
        }
      </LoadState>
      {state === 'error' && (
        <Button size="large" isFullWidth onClick={onReload}>
          {t('retry')}
        </Button>
      )}
      <VerifyFooter infoHref={infoHref} onCancel={onCancel} />
    </SignInStep>
  )
})

/** The request; the steps with one answer ask nothing. */
const legends = {
  method: 'methodChoices',
  phone: 'phoneChoices',
  mobile: 'mobileChoices',
  home: 'phoneChoices',
  email: 'methodChoices',
} as const satisfies Record<ChoiceStep, string>

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
  const t = useMessages(twoFactorMessages)
  if (step === 'mobile') return t('mobileLead', { last: getLastDigits(mobilePhone) })
  if (step === 'home') return t('homeLead', { last: getLastDigits(homePhone) })
  if (step === 'email') return t('emailLead', { address: email ?? '' })
  return t(step === 'method' ? 'methodLead' : 'phoneLead')
}
