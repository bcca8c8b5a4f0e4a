import * as v from 'valibot'
import { credentialLengths } from './credential-lengths.ts'
import { otpMethods } from './two-factor.ts'

/** A pending session, device token and the like: opaque text of the server's making. */
const opaque = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096))
const fact = v.nullish(v.pipe(v.string(), v.maxLength(500)))

/** A password as typed into the input. `passwordErrors` says whether a new one is good enough. */
export const passwordInputSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(credentialLengths.passwordInputMax))

export const userIdInputSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(credentialLengths.usernameMax))

export const passcodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(credentialLengths.passcodeMin),
  v.maxLength(credentialLengths.passcodeInputMax),
  v.regex(/\d/),
)

export const otpMethodSchema = v.picklist(otpMethods)

export const sessionIdSchema = opaque

export const loginRequestSchema = v.strictObject({
  username: userIdInputSchema,
  password: passwordInputSchema,
  mfaDeviceToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
})

export const otpRequestSchema = v.strictObject({ sessionId: opaque, otpMethod: otpMethodSchema })

export const otpVerificationSchema = v.strictObject({
  sessionId: opaque,
  otpCode: passcodeSchema,
  otpMethod: otpMethodSchema,
  /** Remember this device for 30 days. */
  saveFingerprint: v.boolean(),
  userData: v.strictObject({ browserInfo: fact, osInfo: fact, host: fact, location: fact }),
})

export const identityTokensSchema = v.strictObject({
  accessToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)),
  idToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)),
  nonce: opaque,
})

export const passwordResetSchema = v.strictObject({
  newPassword: passwordInputSchema,
  newPasswordVerified: passwordInputSchema,
  sessionId: opaque,
})
