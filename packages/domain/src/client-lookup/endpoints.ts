import * as v from 'valibot'
import { defineEndpoint } from '../endpoint/index.ts'
import { clientDetailSchema, clientResultSchema, lookupContractSchema } from './entities.ts'

const subject = 'client-lookup'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

export const searchClients = defineEndpoint({
  name: 'searchClients',
  method: 'GET',
  path: '/search/contract/{searchText}',
  subject,
  summary: 'Clients by name or contract number.',
  params: v.object({ searchText: required }),
  answer: v.array(clientResultSchema),
})

export const getClient = defineEndpoint({
  name: 'getClient',
  method: 'GET',
  path: '/contract/client/{clientId}',
  subject,
  summary: 'One client with contact data.',
  params: v.object({ clientId: required }),
  answer: clientDetailSchema,
})

export const getClientContracts = defineEndpoint({
  name: 'getClientContracts',
  method: 'GET',
  path: '/contract/fetch/{clientId}',
  subject,
  summary: 'The contracts of one client, active or not.',
  params: v.object({ clientId: required }),
  answer: v.array(lookupContractSchema),
})
