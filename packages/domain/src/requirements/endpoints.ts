import * as v from 'valibot'
import { canUseNewBusiness } from '../access/index.ts'
import { addressPartSchema, contractPathEntries } from '../contracts/contract.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { commentAnswerSchema, sentAnswerSchema, uploadAnswerSchema } from './answers.ts'
import { commentMaxLength } from './comment.ts'

const requirementPath = '/contracts/{coCode}/{coType}/{contractNo}/requirements/{requirementId}'
const requirementPathEntries = { ...contractPathEntries, requirementId: addressPartSchema }

/** Sends the documents of one requirement. */
export const uploadRequirement = defineEndpoint({
  name: 'uploadRequirement',
  method: 'POST',
  path: `${requirementPath}/{caseId}/upload`,
  subject: 'requirements',
  summary: 'Sends PDF documents for a requirement: up to 12 files, 25 MB each, 101 MB together.',
  access: canUseNewBusiness,
  params: v.object({ ...requirementPathEntries, caseId: addressPartSchema }),
  requestType: 'multipart',
  files: 'file',
  answer: uploadAnswerSchema,
})

/** Answers one requirement with a short comment. */
export const uploadComment = defineEndpoint({
  name: 'uploadComment',
  method: 'POST',
  path: `${requirementPath}/upload-comment`,
  subject: 'requirements',
  summary: 'Answers a requirement with a comment of at most 280 characters.',
  access: canUseNewBusiness,
  params: v.object(requirementPathEntries),
  body: v.object({
    comment: v.pipe(v.string(), v.minLength(1), v.maxLength(commentMaxLength)),
    /** The same for the same comment, sent again: it is stored once. Portal-defined. */
    requestKey: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64))),
  }),
  requestType: 'multipart',
  answer: commentAnswerSchema,
})

/** The answers to one requirement. */
export const getSentAnswers = defineEndpoint({
  name: 'getSentAnswers',
  method: 'GET',
  path: `${requirementPath}/sent-answers`,
  subject: 'requirements',
  summary: 'Lists the comments and documents that were sent for a requirement, newest first.',
  access: canUseNewBusiness,
  params: v.object(requirementPathEntries),
  answer: v.array(sentAnswerSchema),
  source: 'portal-defined',
})
