import * as v from 'valibot'
import { isHomeOffice } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { longestSearchText } from '../formatting/index.ts'
import { agentSearchResultSchema } from './entities.ts'

export const searchAgents = defineEndpoint({
  name: 'searchAgents',
  method: 'GET',
  path: '/search/{term}',
  subject: 'home-office',
  summary: 'Agents and agencies for the home-office search.',
  access: isHomeOffice,
  params: v.object({ term: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestSearchText)) }),
  answer: agentSearchResultSchema,
})
