import * as v from 'valibot'

/** The destination of a code. */
export const verificationTypes = ['mobile', 'email', 'home'] as const
export type VerificationType = (typeof verificationTypes)[number]

/** The way a code travels. */
export const verificationMethods = ['sms', 'voice', 'voice-home', 'email'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The methods as the calls name them. */
export const otpMethods = ['email', 'sms-mobile', 'voice-mobile', 'voice-home'] as const
export type OtpMethod = (typeof otpMethods)[number]

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

/** The contacts that the codes of a pending sign-in can go to; null or empty where there is no such contact. */
export type TwoFactorContacts = Readonly<Pick<TwoFactorState, 'email' | 'mobilePhone' | 'homePhone'>>
