import * as v from 'valibot'

export const jobStateSchema = v.object({
  name: v.string(),
  /** `waiting` for its first run, `active`, `completed`, `failed`, or `cancelled`. */
  state: v.string(),
  /** ISO timestamp of the end of its last run, or of the start of one that runs. */
  at: v.nullable(v.string()),
  /** The error of a run that failed. */
  failure: v.nullable(v.string()),
})

/** The last run of a job, as operators see it. */
export type JobState = v.InferOutput<typeof jobStateSchema>

/** The answer of a service that is ready (portal-defined). */
export const healthSchema = v.object({
  status: v.literal('ok'),
  version: v.nullish(v.string(), null),
  /** The last run of each job, for operators who ask for details. */
  jobs: v.optional(v.array(jobStateSchema)),
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
