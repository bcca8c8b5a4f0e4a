import * as v from 'valibot'
import { canManageAccess } from '../access/index.ts'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import { managedAgentSchema, managingItemSchema } from './entities.ts'

// The profile's manager-tab flag is needed as well (`canAssignManagers`); it is not part of what a rule looks at.
const access = canManageAccess
const subject = 'delegation'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
const system = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3}$/))
const role = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/))

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
  summary: 'Assigns and unassigns the agents that one person manages in one application and role.',
  access,
  body: v.object({
    userId: required,
    accessCode: system,
    roleCode: role,
    managedProducers: v.array(v.object({ agentNumber: required, assigned: v.boolean() })),
  }),
  answer: acknowledgementSchema,
  source: 'portal-defined',
})
