import * as v from 'valibot'
import { defineEndpoint } from '../endpoint/index.ts'
import { featureFlagsSchema } from './feature-flags.ts'
import { healthSchema, outboxEntrySchema } from './operations.ts'

const subject = 'config'

export const getFeatureFlags = defineEndpoint({
  name: 'getFeatureFlags',
  method: 'GET',
  path: '/feature/all',
  subject,
  summary: 'The feature flags.',
  auth: 'none',
  answer: featureFlagsSchema,
})

/** The text is read with `readEnvironmentMode`. */
export const getEnvironmentMode = defineEndpoint({
  name: 'getEnvironmentMode',
  method: 'GET',
  path: '/environment/current',
  subject,
  summary: 'The mode of this deployment.',
  auth: 'none',
  answer: v.string(),
  answerType: 'text',
})

/** Apart from its call, which the portal doesn't need to see whether the service can be reached. */
export const healthPath = '/health'

export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: healthPath,
  subject,
  summary:
    'Answers 200 when the service is ready to work. With `detail` also the last run of each job, which needs a token of IMPORT_TOKENS except in demo modes.',
  auth: 'none',
  query: v.object({ detail: v.optional(v.string()) }),
  answer: healthSchema,
  source: 'portal-defined',
})

/** Exists only in demo modes; see `isDemoMode`. */
export const getOutbox = defineEndpoint({
  name: 'getOutbox',
  method: 'GET',
  path: '/dev/outbox',
  subject,
  summary: 'What was sent to a user, newest first; only in local, dev and test.',
  auth: 'none',
  query: v.object({ to: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)) }),
  answer: v.array(outboxEntrySchema),
  source: 'portal-defined',
})
