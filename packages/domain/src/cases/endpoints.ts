import * as v from 'valibot'
import { canUseNewBusiness } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { caseSchema } from './case.ts'
import { caseListQuery } from './contract-types.ts'

/** The lists of the dashboard widget. `number` is an agency number. */
export const getContracts = defineEndpoint({
  name: 'getContracts',
  method: 'GET',
  path: '/contracts',
  subject: 'cases',
  summary: 'The cases of a type for the dashboard, the oldest first.',
  access: canUseNewBusiness,
  query: caseListQuery,
  answer: v.array(caseSchema),
  hasEtag: true,
})
