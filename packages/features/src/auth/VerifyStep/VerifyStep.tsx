'use client'

import {
  type CodeFailure,
  codeFailureReasons,
  type TwoFactorContacts,
  type VerificationMethod,
} from '@producer-portal/domain/auth'
import { Link, Stack } from '@producer-portal/ui'
import { UnreachableText } from '../../i18n/UnreachableText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { twoFactorMessages } from '../messages.js'
import { TimeLeft } from '../SignInNotice/SignInNotice.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyFooterProps {
  /** The URL of the page that explains why a code is needed. */
  infoHref: string
  /** Called by Cancel. */
  onCancel: () => void
}

/** The footer of each two-factor step: why a code is needed, and Cancel. */
export function VerifyFooter({ infoHref, onCancel }: VerifyFooterProps) {
  const t = useMessages(twoFactorMessages)
  return (
    <S.Foot>
      <Link href={infoHref}>{t('why')}</Link>
      <S.LinkButton onClick={onCancel}>{t('cancel')}</S.LinkButton>
    </S.Foot>
  )
}

export interface CodeFailureTextProps {
  /** The failure to describe. */
  failure: CodeFailure
}

/** Use it to show why sending or verifying a code failed. */
export function CodeFailureText({ failure: code }: CodeFailureTextProps) {
  const t = useMessages(twoFactorMessages)
  const { step, failure } = code
  const text = codeFailureReasons(code, t).join(' ')
  if (failure.kind === 'tooManyRequests' && failure.retryAt !== undefined) {
    return (
      <Stack gap={3}>
        {text}
        <TimeLeft key={failure.retryAt} until={failure.retryAt} />
      </Stack>
    )
  }
  return failure.kind === 'unreachable' ? <UnreachableText failed={t(`${step}Failed`)} /> : text
}

/**
 * The steps before a code is sent: which kind of contact, which phone, how the mobile phone, whether to call the
 * home phone, whether to write to the email address.
 */
export type ChoiceStep = 'method' | 'phone' | 'mobile' | 'home' | 'email'

/** An answer to one of them. A verification method sends a code; the others open the next question. */
export type ChoiceValue = VerificationMethod | 'phone' | 'mobilePhone' | 'homePhone'

/** One answer that can be chosen. */
export interface StepChoice {
  readonly value: ChoiceValue
  /** The masked contact behind it, where it has one of its own. */
  readonly contact: string | null
}

/** The answers to a question by the contacts on file, the usual one first. */
export function getChoices(
  step: ChoiceStep,
  { email, mobilePhone, homePhone }: TwoFactorContacts,
): readonly StepChoice[] {
  const choices: Record<ChoiceStep, readonly StepChoice[]> = {
    method: [
      { value: 'email', contact: email },
      { value: 'phone', contact: mobilePhone || homePhone },
    ],
    phone: [
      { value: 'mobilePhone', contact: mobilePhone },
      { value: 'homePhone', contact: homePhone },
    ],
    mobile: [
      { value: 'sms', contact: null },
      { value: 'voice', contact: null },
    ],
    home: [{ value: 'voice-home', contact: null }],
    email: [{ value: 'email', contact: null }],
  }
  return choices[step]
}

/** The last four digits of a phone number, which identify it for the user. */
export function getLastDigits(phone: string | null): string {
  return (phone ?? '').replaceAll(/\D/g, '').slice(-4)
}

/** True if an answer sends a code at once. */
export function sendsCode(value: ChoiceValue): value is VerificationMethod {
  return value === 'email' || value === 'sms' || value === 'voice' || value === 'voice-home'
}
