import * as v from 'valibot'
import { canUseNewBusiness } from '../access/index.ts'
import { addressPartSchema, contractPathEntries } from '../contracts/contract.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { contractDetailSchema } from './contract-detail.ts'

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
