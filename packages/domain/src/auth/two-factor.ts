/** The destination of a code. */
export const verificationTypes = ['mobile', 'email', 'home'] as const
export type VerificationType = (typeof verificationTypes)[number]

/** The way a code travels. */
export const verificationMethods = ['sms', 'voice', 'voice-home', 'email'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

/** The methods as the calls name them. */
export const otpMethods = ['email', 'sms-mobile', 'voice-mobile', 'voice-home'] as const
export type OtpMethod = (typeof otpMethods)[number]
