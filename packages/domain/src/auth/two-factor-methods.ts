import { credentialLengths } from './credential-lengths.ts'
import type { OtpMethod, VerificationMethod, VerificationType } from './two-factor.ts'
import type { TwoFactorContacts } from './two-factor-state.ts'
import { verificationTypes } from './two-factor.ts'

const wireNames = {
  sms: 'sms-mobile',
  voice: 'voice-mobile',
  'voice-home': 'voice-home',
  email: 'email',
} as const satisfies Record<VerificationMethod, OtpMethod>

/** The name under which the calls know a verification method. */
export function toOtpMethod(method: VerificationMethod): OtpMethod {
  return wireNames[method]
}

const methodsByType = {
  mobile: ['sms', 'voice'],
  home: ['voice-home'],
  email: ['email'],
} as const satisfies Record<VerificationType, readonly VerificationMethod[]>

/** The methods that reach a kind of contact, the usual one first. */
export function getMethods(type: VerificationType): readonly VerificationMethod[] {
  return methodsByType[type]
}

/** The contact that a method reaches, as the service named it; null when there is none. */
export function getContact(method: VerificationMethod, contacts: TwoFactorContacts): string | null {
  const type = verificationTypes.find((candidate) => getMethods(candidate).includes(method))
  const reached = { mobile: contacts.mobilePhone, home: contacts.homePhone, email: contacts.email }
  return type === undefined ? null : reached[type] || null
}

/** A passcode may be sent with at least 6 characters and a digit among them; the server decides whether it is right. */
export function canSendPasscode(code: string): boolean {
  const trimmed = code.trim()
  return trimmed.length >= credentialLengths.passcodeMin && /\d/.test(trimmed)
}
