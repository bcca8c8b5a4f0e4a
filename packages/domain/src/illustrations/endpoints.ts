import * as v from 'valibot'
import { acknowledgementSchema, defineEndpoint } from '../endpoint/index.ts'
import {
  illustrationAgentSchema,
  illustrationOutcomeSchema,
  illustrationPayloadSchema,
  illustrationPolicySchema,
  submittedIllustrationSchema,
} from './entities.ts'
import { policySearchMaxLength } from './search.ts'

const subject = 'illustrations'
const source = 'portal-defined'
const required = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

const searchText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(policySearchMaxLength))

/**
 * Home office names the agent or agency that it has chosen, as in the lists, and without one gets no agents. For others
 * a number only narrows the list.
 */
export const getIllustrationAgents = defineEndpoint({
  name: 'getIllustrationAgents',
  method: 'GET',
  path: '/illustration/agents',
  subject,
  summary: 'The agents with in-force business for whom the user may request in-force illustrations.',
  query: v.object({ number: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  answer: v.array(illustrationAgentSchema),
})

/** Called with `policySearchRequest`: `text`, where it's given, counts instead of the text in the path. */
export const searchIllustrationPolicies = defineEndpoint({
  name: 'searchIllustrationPolicies',
  method: 'GET',
  path: '/illustration/policies/{agentNo}/{searchText}',
  subject,
  summary: 'In-force policies of one agent by client name or policy number, at most 100.',
  params: v.object({ agentNo: required, searchText }),
  query: v.object({ text: v.optional(searchText) }),
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
  source,
})

export const getIllustrationRequests = defineEndpoint({
  name: 'getIllustrationRequests',
  method: 'GET',
  path: '/illustration/requests',
  subject,
  summary: 'The in-force illustration requests that the user has sent or is notified of, newest first, at most 200.',
  answer: v.array(submittedIllustrationSchema),
  source,
})

export const markIllustrationsSeen = defineEndpoint({
  name: 'markIllustrationsSeen',
  method: 'POST',
  path: '/illustration/requests/seen',
  subject,
  summary: 'Marks finished or declined requests as seen; what is unknown or open is ignored.',
  body: v.object({ requestNos: v.pipe(v.array(required), v.minLength(1), v.maxLength(200)) }),
  answer: acknowledgementSchema,
  source,
})

export const getIllustrationFile = defineEndpoint({
  name: 'getIllustrationFile',
  method: 'GET',
  path: '/illustration/file',
  subject,
  summary: 'The finished illustration of a request that the user has sent or is notified of, as a PDF.',
  query: v.object({ fileId: required }),
  answer: v.instance(Blob),
  answerType: 'pdf',
  source,
})
