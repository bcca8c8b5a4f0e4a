import * as v from 'valibot'
import { sessionIdSchema } from '../auth/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'

const subject = 'account'
const source = 'portal-defined'

/** The hours in which a change of the email address or the mobile phone can be undone by a link. */
export const undoHours = 72

export const contactChangeSchema = v.object({
  kind: v.picklist(['email', 'mobilePhone']),
  /** The effect of the link: confirms a new email address, or undoes a change. */
  action: v.picklist(['confirm', 'undo']),
  /** The new address or number, masked. */
  contact: v.string(),
  /** The time of the change, an ISO timestamp. */
  changedAt: v.string(),
})
/** A change of contact data that a link is about. */
export type ContactChange = v.InferOutput<typeof contactChangeSchema>

export const getContactChange = defineEndpoint({
  name: 'getContactChange',
  method: 'GET',
  path: '/contact-change/{token}',
  subject,
  source,
  summary: 'The change of contact data that a link is about; 404 for a link that no longer works.',
  auth: 'none',
  params: v.object({ token: sessionIdSchema }),
  answer: contactChangeSchema,
})

export const confirmNewEmail = defineEndpoint({
  name: 'confirmNewEmail',
  method: 'POST',
  path: '/contact-change/confirm',
  subject,
  source,
  summary: 'Confirms a new email address by the link that was sent to it; from then on it counts.',
  auth: 'none',
  body: v.strictObject({ token: sessionIdSchema }),
  answer: acknowledgementSchema,
})

export const undoContactChange = defineEndpoint({
  name: 'undoContactChange',
  method: 'POST',
  path: '/contact-change/undo',
  subject,
  source,
  summary: 'Undoes a change of the email address or the mobile phone by the link that the old one got, and signs out.',
  auth: 'none',
  body: v.strictObject({ token: sessionIdSchema }),
  answer: acknowledgementSchema,
})
