import * as v from 'valibot'
import { canChangeContactData } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { contactInitiationSchema, contactVerificationSchema } from './requests.ts'

const subject = 'profile'

export const contactSessionSchema = v.object({
  ...acknowledgementSchema.entries,
  /** Names the phone change in the call that verifies it. */
  sessionId: v.nullish(v.string(), null),
})

export const initiateContactChange = defineEndpoint({
  name: 'initiateContactChange',
  method: 'POST',
  path: '/profile/update/contact/initiate',
  subject,
  summary: 'Sends a one-time passcode to a new mobile phone.',
  access: canChangeContactData,
  body: contactInitiationSchema,
  answer: contactSessionSchema,
})

export const verifyContactChange = defineEndpoint({
  name: 'verifyContactChange',
  method: 'POST',
  path: '/profile/update/contact/verify',
  subject,
  summary: 'Checks the passcode and sets the new mobile phone.',
  access: canChangeContactData,
  body: contactVerificationSchema,
  answer: acknowledgementSchema,
})

export const updateTextAlerts = defineEndpoint({
  name: 'updateTextAlerts',
  method: 'POST',
  path: '/profile/update/optIn',
  subject,
  summary: 'Opts in to text alerts or out of them.',
  access: canChangeContactData,
  body: v.strictObject({ enabled: v.boolean() }),
  answer: acknowledgementSchema,
})

/** Open to every user: contact verification may be due for anybody. The body is empty: none, or an empty object. */
export const confirmContact = defineEndpoint({
  name: 'confirmContact',
  method: 'POST',
  path: '/profile/update/verify',
  subject,
  summary: 'Confirms that the contact data is right.',
  body: v.optional(v.strictObject({})),
  answer: acknowledgementSchema,
})
