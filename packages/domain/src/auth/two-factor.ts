import * as v from 'valibot'
import { credentialLengths } from './constants.ts'

/** Where a code goes. */
const verificationTypes = ['mobile', 'email', 'home'] as const
export type VerificationType = (typeof verificationTypes)[number]

/** How a code travels. */
export const verificationMethods = ['sms', 'voice', 'voice-home', 'email'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The methods as the calls name them. */
export const otpMethods = ['email', 'sms-mobile', 'voice-mobile', 'voice-home'] as const
export type OtpMethod = (typeof otpMethods)[number]

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

const text = v.nullish(v.string(), null)

/** A sign-in that waits for its second factor (POST /auth/get-session-info). Contacts may arrive masked. */
export const twoFactorStateSchema = v.object({
  sessionId: text,
  email: text,
  mobilePhone: text,
  homePhone: text,
  mfaRegistrationRequired: v.nullish(v.boolean(), false),
  mfaRequired: v.nullish(v.boolean(), false),
  firstName: text,
  lastName: text,
  userWamEndpoint: text,
  userLogin: text,
})
export type TwoFactorState = v.InferOutput<typeof twoFactorStateSchema>

/** Where the codes of a pending sign-in can go; null or empty where there is no such contact. */
export type TwoFactorContacts = Readonly<Pick<TwoFactorState, 'email' | 'mobilePhone' | 'homePhone'>>

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
