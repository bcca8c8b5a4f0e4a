import * as v from 'valibot'
import { isHomeOffice } from '../access/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import {
  illustrationWorkAnswerSchema as answer,
  illustrationWorkListSchema,
  maxDeclineReason,
  mostIllustrationWork,
} from './work.ts'

const subject = 'illustrations'
const source = 'portal-defined'
const params = v.object({ requestNo: v.pipe(v.string(), v.regex(/^IR-\d{6,12}$/, 'must be like IR-100042')) })
const holder = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)))
const reason = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxDeclineReason))
/** The person who prepares it, whom producers see. */
const by = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)))
const file = { params, requestType: 'multipart', files: 'file', answer } as const

const listed = `at most ${mostIllustrationWork} open ones, oldest first, and as many closed ones, newest first`
const own = '/illustration/work'
const outside = '/illustration-requests'

export const getIllustrationWork = defineEndpoint({
  name: 'getIllustrationWork',
  method: 'GET',
  path: own,
  subject,
  summary: `In-force illustration requests for the home office: ${listed}.`,
  access: isHomeOffice,
  source,
  answer: illustrationWorkListSchema,
})

export const takeIllustration = defineEndpoint({
  name: 'takeIllustration',
  method: 'POST',
  path: `${own}/{requestNo}/take`,
  subject,
  summary: 'Takes a request, or takes it over from the one who has it. Doing so again changes nothing.',
  access: isHomeOffice,
  source,
  params,
  body: v.object({ from: holder }),
  answer,
})

export const releaseIllustration = defineEndpoint({
  name: 'releaseIllustration',
  method: 'POST',
  path: `${own}/{requestNo}/release`,
  subject,
  summary: 'Gives back a request that the user has taken.',
  access: isHomeOffice,
  source,
  params,
  answer,
})

export const declineIllustration = defineEndpoint({
  name: 'declineIllustration',
  method: 'POST',
  path: `${own}/{requestNo}/decline`,
  subject,
  summary: 'Declines a request with a reason, which the producer sees and is told of. Doing so again changes nothing.',
  access: isHomeOffice,
  source,
  params,
  body: v.object({ reason }),
  answer,
})

export const finishIllustration = defineEndpoint({
  name: 'finishIllustration',
  method: 'POST',
  path: `${own}/{requestNo}/file`,
  subject,
  summary:
    'Finishes a request with one PDF, which the producer downloads and is told of. The same file again changes nothing.',
  access: isHomeOffice,
  source,
  ...file,
})

export const replaceIllustration = defineEndpoint({
  name: 'replaceIllustration',
  method: 'POST',
  path: `${own}/{requestNo}/replacement`,
  subject,
  summary:
    'Puts another PDF in place of the one that was sent; the producer is told again. The same file again changes nothing.',
  access: isHomeOffice,
  source,
  ...file,
})

export const getIllustrationWorkFile = defineEndpoint({
  name: 'getIllustrationWorkFile',
  method: 'GET',
  path: `${own}/{requestNo}/file`,
  subject,
  summary: 'The PDF that was sent for a request.',
  access: isHomeOffice,
  source,
  params,
  answer: v.instance(Blob),
  answerType: 'pdf',
})

export const getRequestedIllustrations = defineEndpoint({
  name: 'getRequestedIllustrations',
  method: 'GET',
  path: outside,
  subject,
  summary: `In-force illustration requests for an outside system that prepares them: ${listed}.`,
  auth: 'import',
  source,
  answer: illustrationWorkListSchema,
})

export const takeRequestedIllustration = defineEndpoint({
  name: 'takeRequestedIllustration',
  method: 'POST',
  path: `${outside}/{requestNo}/take`,
  subject,
  summary:
    'Takes a request for the outside system, or takes it over from the one who has it. Doing so again changes nothing.',
  auth: 'import',
  source,
  params,
  body: v.object({ from: holder, by }),
  answer,
})

export const releaseRequestedIllustration = defineEndpoint({
  name: 'releaseRequestedIllustration',
  method: 'POST',
  path: `${outside}/{requestNo}/release`,
  subject,
  summary: 'Gives back a request that the outside system has taken.',
  auth: 'import',
  source,
  params,
  answer,
})

export const declineRequestedIllustration = defineEndpoint({
  name: 'declineRequestedIllustration',
  method: 'POST',
  path: `${outside}/{requestNo}/decline`,
  subject,
  summary: 'Declines a request with a reason, which the producer sees and is told of. Doing so again changes nothing.',
  auth: 'import',
  source,
  params,
  body: v.object({ reason, by }),
  answer,
})

export const finishRequestedIllustration = defineEndpoint({
  name: 'finishRequestedIllustration',
  method: 'POST',
  path: `${outside}/{requestNo}/file`,
  subject,
  summary:
    'Finishes a request with one PDF, which the producer downloads and is told of. The same file again changes nothing.',
  auth: 'import',
  source,
  ...file,
})
