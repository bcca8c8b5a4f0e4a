import * as v from 'valibot'
import { canUseNewBusiness } from '../access/index.ts'
import { addressPartSchema, contractPathEntries } from '../contracts/contract.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { caseSchema } from './case.ts'
import { contractDetailSchema } from './contract-detail.ts'
import { caseListQuery } from './contract-types.ts'

/** The slide-out of one case. */
export const getContractDetail = defineEndpoint({
  name: 'getContractDetail',
  method: 'GET',
  path: '/contracts/{coCode}/{coType}/{contractNo}/{ipn}',
  subject: 'cases',
  summary: 'Gets the details of one case for one client.',
  access: canUseNewBusiness,
  params: v.object({ ...contractPathEntries, ipn: addressPartSchema }),
  answer: contractDetailSchema,
})

/** The lists of the full case screens. `number` is an agency or agent number. */
export const getContractsAndRequirements = defineEndpoint({
  name: 'getContractsAndRequirements',
  method: 'GET',
  path: '/contractsAndRequirements',
  subject: 'cases',
  summary: 'Lists the New Business cases of one type with their requirements for the case screens.',
  access: canUseNewBusiness,
  query: caseListQuery,
  answer: v.array(caseSchema),
  hasEtag: true,
})
