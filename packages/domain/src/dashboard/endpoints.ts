import * as v from 'valibot'
import { canUseInforce, canUseNewBusiness } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { worklistSchema } from './worklist.ts'

const number = v.optional(v.pipe(v.string(), v.maxLength(40)))

/** `number` is an agency or agent number, as in the lists, and `agent` narrows it to one agent. */
export const getWorklist = defineEndpoint({
  name: 'getWorklist',
  method: 'GET',
  path: '/worklist',
  subject: 'dashboard',
  summary: 'What needs the user now, and counts.',
  access: (user) => canUseNewBusiness(user) || canUseInforce(user),
  query: v.object({ number, agent: number }),
  answer: worklistSchema,
  source: 'portal-defined',
})
