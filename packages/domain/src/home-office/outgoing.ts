import * as v from 'valibot'
import { isHomeOffice } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'

/** The messages of a list, and of one call that tries them again. */
export const mostOutgoing = 100

export const outgoingMessageSchema = v.object({
  id: v.number(),
  kind: v.picklist(['email', 'sms', 'voice']),
  /** The user it is for. */
  userId: v.string(),
  /** The address or number it goes to. */
  sentTo: v.string(),
  subject: v.string(),
  /** `failed`: nobody tries it any longer; `waiting`: it failed, and is tried again by itself. */
  state: v.picklist(['failed', 'waiting']),
  /** The error of the last try; null when it was never tried. */
  reason: v.nullable(v.string()),
  tries: v.number(),
  /** ISO timestamp of the time since which it should be sent. */
  since: v.string(),
  /** True if its code or link has ended, so that nobody wants it any longer. */
  isExpired: v.boolean(),
})
/** A message that wasn't delivered; what it says is not part of it. */
export interface OutgoingMessage extends v.InferOutput<typeof outgoingMessageSchema> {}

export const getUndelivered = defineEndpoint({
  name: 'getUndelivered',
  method: 'GET',
  path: '/outgoing-messages',
  subject: 'home-office',
  summary: 'Messages that could not be delivered so far, newest first, without their texts.',
  access: isHomeOffice,
  source: 'portal-defined',
  answer: v.object({ total: v.number(), messages: v.array(outgoingMessageSchema) }),
})

export const retryMessages = defineEndpoint({
  name: 'retryMessages',
  method: 'POST',
  path: '/outgoing-messages/retry',
  subject: 'home-office',
  summary: 'Tries messages again that were not delivered; those whose code or link has ended are left out.',
  access: isHomeOffice,
  source: 'portal-defined',
  body: v.object({ ids: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(mostOutgoing)) }),
  /** The number taken at once; the others are tried again by themselves. */
  answer: v.object({ sent: v.number(), waiting: v.number() }),
})
