import type { TwoFactorContacts, VerificationMethod } from '@producer-portal/domain/auth'

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

/** Whether an answer sends a code at once. */
export function sendsCode(value: ChoiceValue): value is VerificationMethod {
  return value === 'email' || value === 'sms' || value === 'voice' || value === 'voice-home'
}
