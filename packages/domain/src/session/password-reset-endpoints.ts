import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { emailInputSchema, passwordResetSchema, sessionIdSchema, userIdInputSchema } from './requests.ts'

const subject = 'session'

/** Asked again, it sends the link again. The answer never tells whether the user id exists. */
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
export const resetLinkSchema = v.object({
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
 * For people who forgot their user id. Like the reset, the answer never tells whether an account has this address; the
 * ids go to the address itself.
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
