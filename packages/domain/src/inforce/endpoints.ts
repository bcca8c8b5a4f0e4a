import * as v from 'valibot'
import { canUseInforce } from '../access/index.ts'
import { contractPathSchema } from '../contracts/contract.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { inforceAlertSchema } from './alert.ts'
import { inforceContractDetailSchema } from './contract-detail.ts'
import { inforceTypeKeys } from './inforce-types.ts'

/** Every in-force list, also those by agent or agency. */
export const getInforceContracts = defineEndpoint({
  name: 'getInforceContracts',
  method: 'GET',
  path: '/inforce-contracts',
  subject: 'inforce',
  summary: 'Lists the in-force alerts of one type, by days to the lapse date, most first.',
  access: canUseInforce,
  query: v.object({
    type: v.picklist(inforceTypeKeys),
    number: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  answer: v.array(inforceAlertSchema),
  hasEtag: true,
})

/** The side panel of one in-force contract. */
export const getInforceContractDetail = defineEndpoint({
  name: 'getInforceContractDetail',
  method: 'GET',
  path: '/inforce-contracts/{coCode}/{coType}/{contractNo}',
  subject: 'inforce',
  summary: 'Gets one in-force contract with its alerts.',
  access: canUseInforce,
  params: contractPathSchema,
  answer: inforceContractDetailSchema,
})
