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

export type TwoFactorPath =
  | '/verify'
  | '/verify/phoneType'
  | '/verify/call'
  | '/verify/mobileSelect'
  | '/verify/otp'
  | '/verify/missing'

/** Where a pending sign-in continues. `sendsEmail`: a code is emailed at once, without asking. */
export interface TwoFactorStep {
  readonly path: TwoFactorPath
  readonly sendsEmail: boolean
}

/**
 * Two-factor routing after login: email and phone → choose; phone only → by the phones there are; email only → a code
 * is emailed and entered; none → ask for help.
 */
export function twoFactorStep(contacts: TwoFactorContacts): TwoFactorStep {
  const phonePath = twoFactorPhonePath(contacts)
  if (contacts.email && phonePath) return { path: '/verify', sendsEmail: false }
  if (phonePath) return { path: phonePath, sendsEmail: false }
  if (contacts.email) return { path: '/verify/otp', sendsEmail: true }
  return { path: '/verify/missing', sendsEmail: false }
}

/** Where 'phone' leads: both phones → choose one; home only → call; mobile only → text or call; none → null. */
export function twoFactorPhonePath({ mobilePhone, homePhone }: Omit<TwoFactorContacts, 'email'>): TwoFactorPath | null {
  if (mobilePhone && homePhone) return '/verify/phoneType'
  if (homePhone) return '/verify/call'
  return mobilePhone ? '/verify/mobileSelect' : null
}

/**
 * Whether a step is possible with these contacts; the page of another step redirects. A code can be entered with any
 * contact; the caller knows whether one was sent.
 */
export function fitsTwoFactorStep(path: TwoFactorPath, contacts: TwoFactorContacts): boolean {
  const { email, mobilePhone, homePhone } = contacts
  const phonePath = twoFactorPhonePath(contacts)
  const fits: Record<TwoFactorPath, boolean> = {
    '/verify': Boolean(email && phonePath),
    '/verify/phoneType': Boolean(mobilePhone && homePhone),
    '/verify/mobileSelect': Boolean(mobilePhone),
    '/verify/call': Boolean(homePhone),
    '/verify/otp': Boolean(email || phonePath),
    '/verify/missing': !email && !phonePath,
  }
  return fits[path]
}
