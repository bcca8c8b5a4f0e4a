import { contractPath } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import { commentError, uploadComment, uploadErrors, uploadRequirement } from '@producer-portal/domain/requirements'
import type { CommentAnswer, Requirement, UploadAnswer } from '@producer-portal/domain/requirements'
import { call, callWithProgress } from '../api/api.js'
import type { Answer } from '../api/client.js'
import { InvalidAnswerError } from '../api/errors.js'

/** What came of sending documents. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'cancelled' }
  /** The server's words, or `connection` for a call without an answer. */
  | { readonly kind: 'failed'; readonly errors: readonly string[] | 'connection' }

export interface Documents {
  readonly contract: Contract
  readonly requirement: Pick<Requirement, 'id' | 'caseId'>
  /** In the order in which their pages shall stand. */
  readonly files: readonly File[]
  /** Ends the sending. */
  readonly signal: AbortSignal
  /** Hears percent, from 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** 101 MB over a slow line, in milliseconds. */
const longest = 20 * 60_000

/** Sends the documents of a requirement. Never rejects: the form has to say what happened. */
export async function sendDocuments({
  contract,
  requirement,
  files,
  signal,
  onProgress,
}: Documents): Promise<SendOutcome> {
  const params = {
    ...contractPath(contract),
    requirementId: requirement.id,
    // A case is known by its contract; the carrier's own number of it may be missing
    caseId: requirement.caseId ?? contract.contractNo,
  }
  try {
    return toSendOutcome(
      await callWithProgress(onProgress)(uploadRequirement, { params, files }, { signal, timeout: longest }),
    )
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', errors: error instanceof InvalidAnswerError ? uploadErrors(null) : 'connection' }
  }
}

/** What an answer means: it may say no with any status. */
export function toSendOutcome(answer: Answer<UploadAnswer>): SendOutcome {
  if (answer.ok && answer.data.success !== false) return { kind: 'sent' }
  const errors = answer.ok
    ? uploadErrors(answer.data)
    : answer.errors.length > 0
      ? answer.errors
      : worded(answer.message)
  return { kind: 'failed', errors: errors.length > 0 ? errors : 'connection' }
}

function worded(message: string | undefined): readonly string[] {
  return message ? [message] : []
}

/** What came of a comment; `message` is the server's first one, null when it gave none or no answer came. */
export type CommentOutcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly message: string | null }

/** Answers a requirement with a comment. Never rejects: the form has to say what happened. */
export async function sendComment(
  contract: Contract,
  { id }: Pick<Requirement, 'id'>,
  comment: string,
): Promise<CommentOutcome> {
  try {
    const params = { ...contractPath(contract), requirementId: id }
    return toCommentOutcome(await call(uploadComment, { params, body: { comment } }))
  } catch {
    return { kind: 'failed', message: null }
  }
}

/** What an answer means: it may say no with any status. */
export function toCommentOutcome(answer: Answer<CommentAnswer>): CommentOutcome {
  if (!answer.ok) return { kind: 'failed', message: answer.message ?? answer.errors[0] ?? null }
  return answer.data.success === false ? { kind: 'failed', message: commentError(answer.data) } : { kind: 'sent' }
}
