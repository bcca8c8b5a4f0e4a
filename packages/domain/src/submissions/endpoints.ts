import * as v from 'valibot'
import { defineEndpoint } from '../endpoint/index.ts'

const subject = 'submissions'
const uuid = v.pipe(v.string(), v.uuid())
const mostAcknowledged = 1_000

export const submissionSchema = v.object({
  /** The same at every call; the document is found by it, too. */
  id: v.string(),
  /** ISO timestamp. */
  sentAt: v.string(),
  /** The user who sent it. */
  userId: v.string(),
  contract: v.object({ coCode: v.string(), coType: v.string(), contractNo: v.string() }),
  requirementId: v.string(),
  /** The case that was named, if one was. */
  caseId: v.nullable(v.string()),
  /** Null for documents. */
  comment: v.nullable(v.string()),
  /** The one PDF that the files have become; null for a comment. */
  document: v.nullable(
    v.object({
      fileNames: v.array(v.string()),
      pages: v.number(),
      bytes: v.number(),
      /** Of its bytes, in hexadecimal; null for documents from before checksums were kept. */
      sha256: v.nullable(v.string()),
    }),
  ),
  /** ISO timestamp of its acknowledgement; null while there is none. */
  receivedAt: v.nullable(v.string()),
})
/** A producer's answer to a requirement: a comment, or documents. */
export interface Submission extends v.InferOutput<typeof submissionSchema> {}

/** The submissions of one answer. */
export const mostSubmissions = 200

export const getSubmissions = defineEndpoint({
  name: 'getSubmissions',
  method: 'GET',
  path: '/submissions',
  subject,
  summary: `Comments and documents that producers sent and nobody has acknowledged, oldest first, ${mostSubmissions} at most. With since, an ISO timestamp, those sent since then, acknowledged or not.`,
  auth: 'import',
  source: 'portal-defined',
  query: v.object({ since: v.optional(v.pipe(v.string(), v.isoTimestamp('must be like 2026-03-16T15:00:00Z'))) }),
  answer: v.array(submissionSchema),
})

export const getSubmissionDocument = defineEndpoint({
  name: 'getSubmissionDocument',
  method: 'GET',
  path: '/submissions/{id}/document',
  subject,
  summary: 'The documents of a submission as one PDF.',
  auth: 'import',
  source: 'portal-defined',
  params: v.object({ id: uuid }),
  answer: v.instance(Uint8Array),
  answerType: 'pdf',
})

export const acknowledgeSubmissions = defineEndpoint({
  name: 'acknowledgeSubmissions',
  method: 'POST',
  path: '/submissions/acknowledge',
  subject,
  summary: 'Says that submissions were taken over; their senders then see when. Doing so again changes nothing.',
  auth: 'import',
  source: 'portal-defined',
  body: v.object({ ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(mostAcknowledged)) }),
  /** The ids that there are none of. */
  answer: v.object({ unknown: v.array(v.string()) }),
})
