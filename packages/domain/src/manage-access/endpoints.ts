import * as v from 'valibot'
import { canManageAccess, canShareAgencyInfo, canShareAgentInfo, canSuspendAccess } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import {
  accessCodesInputSchema,
  accessItemSchema,
  agencyOptionSchema,
  agentOptionSchema,
  delegationDetailSchema,
  delegationUserSchema,
  delegationWireStatuses,
  managedAgentSchema,
  managedAgentsInputSchema,
  managingItemSchema,
  roleSchema,
  savedAccessSchema,
  sharedAgentSchema,
  systemSchema,
} from './entities.ts'

const subject = 'manage-access'
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
  summary: 'Role, status, dates and email of one person.',
  access: canManageAccess,
  query: v.object(person),
  answer: delegationDetailSchema,
})

export const modifyAccess = defineEndpoint({
  name: 'modifyAccess',
  method: 'POST',
  path: '/delegation/modifyAccess',
  subject,
  summary: 'Suspends or reactivates one person; 409 for oneself.',
  access: canSuspendAccess,
  needsProof: true,
  body: v.object({ ...person, status: v.picklist(delegationWireStatuses) }),
  answer: delegationDetailSchema,
})

const delegated = { ...person, delegatedAgentNo: required }
const accessCodes = accessCodesInputSchema

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
  summary:
    'Shares agency information with one person as the whole list says; 409 when an application that it changes was changed meanwhile.',
  access: canShareAgencyInfo,
  needsProof: true,
  body: v.object({ ...person, accessCodes }),
  answer: savedAccessSchema,
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

export const getSharedAgents = defineEndpoint({
  name: 'getSharedAgents',
  method: 'GET',
  path: '/delegation/sharedAgents',
  subject,
  source: 'portal-defined',
  summary: 'The agents whose information is shared with one person, by name, each with its applications.',
  access: canShareAgencyInfo,
  query: v.object(person),
  answer: v.array(sharedAgentSchema),
})

export const saveAgentAccess = defineEndpoint({
  name: 'saveAgentAccess',
  method: 'POST',
  path: '/delegation/editAgentAccess',
  subject,
  summary:
    "Shares an agent's information with one person as the whole list says; 409 when an application that it changes was changed meanwhile.",
  access: canShareAgentInfo,
  needsProof: true,
  body: v.object({ ...delegated, accessCodes }),
  answer: savedAccessSchema,
  source: 'portal-defined',
})

// An agency manager with the manager-tab flag on the profile is needed (`canAssignManagers`); an access rule doesn't see
// the profile.
const access = canManageAccess
const system = systemSchema
const role = roleSchema

export const getAgentsManagedSummary = defineEndpoint({
  name: 'getAgentsManagedSummary',
  method: 'GET',
  path: '/delegation/agentsManagedSummary',
  subject,
  summary: 'How many agents one person manages, per application.',
  access,
  query: v.object({ userId: required }),
  answer: v.array(managingItemSchema),
})

export const getManagedAgents = defineEndpoint({
  name: 'getManagedAgents',
  method: 'GET',
  path: '/delegation/managedProducers',
  subject,
  summary: 'The agents that one person manages or could manage in one application and role.',
  access,
  query: v.object({ staffUserId: required, agencyNumber: required, accessCode: system, roleCode: role }),
  answer: v.array(managedAgentSchema),
})

export const saveManagedAgents = defineEndpoint({
  name: 'saveManagedAgents',
  method: 'POST',
  path: '/delegation/managedProducers',
  subject,
  summary:
    'Assigns and unassigns the agents that one person manages in one application and role; 409 when one of these agents was changed meanwhile.',
  access,
  needsProof: true,
  body: v.object({
    userId: required,
    accessCode: system,
    roleCode: role,
    ...managedAgentsInputSchema.entries,
  }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
