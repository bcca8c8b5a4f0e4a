import * as v from 'valibot'
import { canManageAccess, canSuspendAccess } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { agencyOptionSchema, agentOptionSchema, delegationDetailSchema, delegationUserSchema } from './entities.ts'
import { delegationWireStatuses } from './status.ts'

const subject = 'delegation'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const person = { agencyNumber: required, userId: required }

export const getDelegationAgencies = defineEndpoint({
  name: 'getDelegationAgencies',
  method: 'GET',
  path: '/delegation/agencies',
  subject,
  summary: 'The agencies of the Manage Access landing page.',
  access: canManageAccess,
  answer: v.array(agencyOptionSchema),
})

export const getDelegationAgencyList = defineEndpoint({
  name: 'getDelegationAgencyList',
  method: 'GET',
  path: '/delegation/agencyList',
  subject,
  summary: 'The agencies of the current user, for the agency picker of Agent Info.',
  access: canManageAccess,
  answer: v.array(agencyOptionSchema),
})

export const getDelegationAgentList = defineEndpoint({
  name: 'getDelegationAgentList',
  method: 'GET',
  path: '/delegation/agentList',
  subject,
  summary: 'The agents whose information the current user may share.',
  access: canManageAccess,
  answer: v.array(agentOptionSchema),
})

export const getAgencyUsers = defineEndpoint({
  name: 'getAgencyUsers',
  method: 'GET',
  path: '/delegation/agencyUsers',
  subject,
  summary: 'The agents and office staff of an agency.',
  access: canManageAccess,
  query: v.object({ agencyNumber: required }),
  answer: v.array(delegationUserSchema),
})

export const getGeneralInformation = defineEndpoint({
  name: 'getGeneralInformation',
  method: 'GET',
  path: '/delegation/generalInformation',
  subject,
  summary: 'Role, status, dates and e-mail of one person.',
  access: canManageAccess,
  query: v.object(person),
  answer: delegationDetailSchema,
})

export const modifyAccess = defineEndpoint({
  name: 'modifyAccess',
  method: 'POST',
  path: '/delegation/modifyAccess',
  subject,
  summary: 'Suspends or reactivates one person.',
  access: canSuspendAccess,
  body: v.object({ ...person, status: v.picklist(delegationWireStatuses) }),
  answer: delegationDetailSchema,
})
