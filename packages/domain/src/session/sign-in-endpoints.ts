import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { authSessionSchema, loginAnswerSchema } from './auth-session.ts'
import {
  identityTokensSchema,
  loginRequestSchema,
  otpRequestSchema,
  otpVerificationSchema,
  sessionIdSchema,
} from './requests.ts'
import { twoFactorStateSchema } from './two-factor.ts'

const subject = 'session'

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  subject,
  summary: 'Signs in with user id and password; answers a session or the pending session of a second factor.',
  auth: 'none',
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
  body: identityTokensSchema,
  answer: authSessionSchema,
})
