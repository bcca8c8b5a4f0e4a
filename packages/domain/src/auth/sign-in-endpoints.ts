import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint, emailInputSchema } from '../endpoint/index.ts'
import { authSessionSchema, loginAnswerSchema } from './sign-in-answer.ts'
import {
  identityTokensSchema,
  loginRequestSchema,
  otpRequestSchema,
  otpVerificationSchema,
  passwordResetSchema,
  sessionIdSchema,
  userIdInputSchema,
} from './requests.ts'
import { twoFactorStateSchema } from './two-factor-state.ts'

const subject = 'auth'

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  subject,
  summary: 'Signs in with user id and password; answers a session or the pending session of a second factor.',
  auth: 'none',
  signInMethod: 'legacy',
  body: loginRequestSchema,
  answer: loginAnswerSchema,
})

export const getSessionInfo = defineEndpoint({
  name: 'getSessionInfo',
  method: 'POST',
  path: '/auth/get-session-info',
  subject,
  summary: 'The second-factor contacts of a pending session.',
  auth: 'none',
  signInMethod: 'legacy',
  body: v.strictObject({ sessionId: sessionIdSchema }),
  answer: twoFactorStateSchema,
})

export const requestOtp = defineEndpoint({
  name: 'requestOtp',
  method: 'POST',
  path: '/auth/request-otp',
  subject,
  summary: 'Sends a one-time passcode for a pending session.',
  auth: 'none',
  signInMethod: 'legacy',
  body: otpRequestSchema,
  answer: acknowledgementSchema,
})

export const verifyOtp = defineEndpoint({
  name: 'verifyOtp',
  method: 'POST',
  path: '/auth/verify-otp',
  subject,
  summary: 'Checks the passcode of a pending session and answers the session, with a device token if asked for.',
  auth: 'none',
  signInMethod: 'legacy',
  body: otpVerificationSchema,
  answer: authSessionSchema,
})

export const validateCode = defineEndpoint({
  name: 'validateCode',
  method: 'POST',
  path: '/validate',
  subject,
  summary: 'Validates a code from outside; may be called signed in or out.',
  auth: 'none',
  body: v.strictObject({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) }),
  answer: acknowledgementSchema,
})

export const oktaLogin = defineEndpoint({
  name: 'oktaLogin',
  method: 'POST',
  path: '/okta/login',
  subject,
  summary: "Exchanges an identity provider's tokens for a session.",
  auth: 'none',
  signInMethod: 'identity-provider',
  body: identityTokensSchema,
  answer: authSessionSchema,
})

/** A repeated request sends the link again. The answer never reveals whether the user ID exists. */
export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/forgot-password/',
  subject,
  summary: 'Sends an emailed link to set a new password.',
  auth: 'none',
  body: v.strictObject({ userId: userIdInputSchema }),
  answer: acknowledgementSchema,
})

/** The answer's shape is portal-defined: a link is valid unless the status or `valid` says otherwise. */
const resetLinkSchema = v.object({
  ...acknowledgementSchema.entries,
  valid: v.nullish(v.boolean(), true),
})

export const checkResetLink = defineEndpoint({
  name: 'checkResetLink',
  method: 'GET',
  path: '/forgot-password/{sessionId}',
  subject,
  summary: 'Whether an emailed link may still be used.',
  auth: 'none',
  params: v.object({ sessionId: sessionIdSchema }),
  answer: resetLinkSchema,
})

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/forgot-password/update/',
  subject,
  summary: 'Sets a new password with an emailed link.',
  auth: 'none',
  body: passwordResetSchema,
  answer: acknowledgementSchema,
})

/**
 * For people who forgot their user id. Like the reset, the answer never reveals whether an account has this address;
 * the IDs are sent to the address itself.
 */
export const requestUserId = defineEndpoint({
  name: 'requestUserId',
  method: 'POST',
  path: '/forgot-user-id',
  subject,
  summary: 'Emails the user ids that belong to an email address.',
  auth: 'none',
  source: 'portal-defined',
  body: v.strictObject({ email: emailInputSchema }),
  answer: acknowledgementSchema,
})
