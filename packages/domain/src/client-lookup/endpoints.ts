import * as v from 'valibot'
import { canLookUpClients } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { longestSearchText } from '../formatting/index.ts'
import { clientDetailSchema, clientResultSchema, lookupContractSchema } from './entities.ts'

const subject = 'client-lookup'
const clientId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const searchText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestSearchText))

export const searchClients = defineEndpoint({
  name: 'searchClients',
  method: 'GET',
  path: '/search/contract/{searchText}',
  subject,
  flag: 'appian',
  access: canLookUpClients,
  summary: 'Clients by name or contract number, once for each contract, at most 100.',
  params: v.object({ searchText }),
  answer: v.array(clientResultSchema),
})

export const getClient = defineEndpoint({
  name: 'getClient',
  method: 'GET',
  path: '/contract/client/{clientId}',
  subject,
  flag: 'appian',
  access: canLookUpClients,
  summary: 'One client with contact data.',
  params: v.object({ clientId }),
  answer: clientDetailSchema,
})

export const getClientContracts = defineEndpoint({
  name: 'getClientContracts',
  method: 'GET',
  path: '/contract/fetch/{clientId}',
  subject,
  flag: 'appian',
  access: canLookUpClients,
  summary: 'The contracts of one client, active or not.',
  params: v.object({ clientId }),
  answer: v.array(lookupContractSchema),
})
