import * as v from 'valibot'
import { defineEndpoint } from '../endpoint/index.ts'
import {
  illustrationAgentSchema,
  illustrationOutcomeSchema,
  illustrationPayloadSchema,
  illustrationPolicySchema,
} from './entities.ts'

const subject = 'illustrations'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

export const getIllustrationAgents = defineEndpoint({
  name: 'getIllustrationAgents',
  method: 'GET',
  path: '/illustration/agents',
  subject,
  summary: 'The agents for whom the user may request in-force illustrations.',
  answer: v.array(illustrationAgentSchema),
})

export const searchIllustrationPolicies = defineEndpoint({
  name: 'searchIllustrationPolicies',
  method: 'GET',
  path: '/illustration/policies/{agentNo}/{searchText}',
  subject,
  summary: 'In-force policies of one agent by client name or policy number.',
  params: v.object({ agentNo: required, searchText: required }),
  answer: v.array(illustrationPolicySchema),
})

export const triggerIllustration = defineEndpoint({
  name: 'triggerIllustration',
  method: 'POST',
  path: '/illustration/trigger',
  subject,
  summary: 'Requests an in-force illustration.',
  body: illustrationPayloadSchema,
  answer: illustrationOutcomeSchema,
  source: 'portal-defined',
})
