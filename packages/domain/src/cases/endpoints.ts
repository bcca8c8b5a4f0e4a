import * as v from 'valibot'
import { canUseNewBusiness } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { caseSchema } from './case.ts'
import { wireContractTypes } from './contract-types.ts'

const listQuery = v.object({
  type: v.picklist(wireContractTypes),
  number: v.optional(v.pipe(v.string(), v.maxLength(40))),
})

/** The lists of the dashboard widget. `number` is an agency number. */
export const getContracts = defineEndpoint({
  name: 'getContracts',
  method: 'GET',
  path: '/contracts',
  subject: 'cases',
  summary: 'Lists the New Business cases of one type for the dashboard, by days since processing, most first.',
  access: canUseNewBusiness,
  query: listQuery,
  answer: v.array(caseSchema),
  hasEtag: true,
})

/** The lists of the full case screens. `number` is an agency or agent number. */
export const getContractsAndRequirements = defineEndpoint({
  name: 'getContractsAndRequirements',
  method: 'GET',
  path: '/contractsAndRequirements',
  subject: 'cases',
  summary: 'Lists the New Business cases of one type with their requirements for the case screens.',
  access: canUseNewBusiness,
  query: listQuery,
  answer: v.array(caseSchema),
  hasEtag: true,
})
