import * as v from 'valibot'

/** The answer of a service that is ready (portal-defined). */
export const healthSchema = v.object({
  status: v.literal('ok'),
  version: v.nullish(v.string(), null),
})

/** Something that the service would have sent to a person (portal-defined). */
export const outboxEntrySchema = v.object({
  /** The way it would have travelled: `email`, `sms`, `voice` ... */
  kind: v.string(),
  /** The user id of the receiver. */
  to: v.string(),
  body: v.string(),
  /** The passcode in it, if any. */
  code: v.nullish(v.string(), null),
  /** The link in it, if any. */
  link: v.nullish(v.string(), null),
  /** ISO timestamp. */
  sentAt: v.nullish(v.string(), null),
})
export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>
