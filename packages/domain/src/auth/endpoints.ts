import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'

/** True if the answer says more is not given; the client reads only the status. */
export const migrateSession = defineEndpoint({
  name: 'migrateSession',
  method: 'POST',
  path: '/auth/migrate',
  subject: 'auth',
  summary: 'Moves a session over.',
  auth: 'credential',
  answer: acknowledgementSchema,
})
