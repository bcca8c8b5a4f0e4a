/** Where codes can go, as the service names the contacts: phones may be masked but for their last digits. */
export interface CodeContacts {
  readonly email: string | null
  readonly mobilePhone: string | null
  readonly homePhone: string | null
}

/** The questions on the way to a code: which kind of contact, which phone, how the mobile phone, whether to call. */
export type ChoiceStep = 'method' | 'phone' | 'mobile' | 'home'

/** An answer to one of them. `email`, `sms`, `voice` and `voice-home` send a code; the others lead on. */
export type ChoiceValue = 'email' | 'phone' | 'mobilePhone' | 'homePhone' | 'sms' | 'voice' | 'voice-home'

/** One answer that can be chosen. */
export interface StepChoice {
  readonly value: ChoiceValue
  /** The masked contact behind it, where it has one of its own. */
  readonly contact: string | null
}

/** The answers to a question by the contacts on file, the usual one first. */
export function choicesOf(step: ChoiceStep, { email, mobilePhone, homePhone }: CodeContacts): readonly StepChoice[] {
  const choices: Record<ChoiceStep, readonly StepChoice[]> = {
    method: [
      { value: 'email', contact: email },
      { value: 'phone', contact: mobilePhone ?? homePhone },
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
  }
  return choices[step]
}

/** The last four digits of a phone number, which people know their phone by. */
export function lastDigits(phone: string | null): string {
  return (phone ?? '').replaceAll(/\D/g, '').slice(-4)
}

/** Whether an answer sends a code at once. */
export function sendsCode(value: ChoiceValue): value is 'email' | 'sms' | 'voice' | 'voice-home' {
  return value === 'email' || value === 'sms' || value === 'voice' || value === 'voice-home'
}
