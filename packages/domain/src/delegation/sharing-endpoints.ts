import * as v from 'valibot'
import { canShareAgencyInfo, canShareAgentInfo } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { accessItemSchema } from './entities.ts'

const subject = 'delegation'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const person = { agencyNumber: required, userId: required }
const delegated = { ...person, delegatedAgentNo: required }
const accessCodes = v.array(accessItemSchema)

export const getAgencyAccess = defineEndpoint({
  name: 'getAgencyAccess',
  method: 'GET',
  path: '/delegation/editAgencyAccess',
  subject,
  summary: 'The applications in which agency information is or can be shared with one person.',
  access: canShareAgencyInfo,
  query: v.object(person),
  answer: v.array(accessItemSchema),
})

export const saveAgencyAccess = defineEndpoint({
  name: 'saveAgencyAccess',
  method: 'POST',
  path: '/delegation/editAgencyAccess',
  subject,
  summary: 'Shares agency information with one person as the whole list says.',
  access: canShareAgencyInfo,
  body: v.object({ ...person, accessCodes }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})

export const getAgentAccess = defineEndpoint({
  name: 'getAgentAccess',
  method: 'GET',
  path: '/delegation/editAgentAccess',
  subject,
  summary: "The applications in which an agent's information is or can be shared with one person.",
  access: canShareAgentInfo,
  query: v.object(delegated),
  answer: v.array(accessItemSchema),
})

export const saveAgentAccess = defineEndpoint({
  name: 'saveAgentAccess',
  method: 'POST',
  path: '/delegation/editAgentAccess',
  subject,
  summary: "Shares an agent's information with one person as the whole list says.",
  access: canShareAgentInfo,
  body: v.object({ ...delegated, accessCodes }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
