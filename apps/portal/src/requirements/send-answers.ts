import { contractPath } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import { commentError, uploadComment, uploadErrors, uploadRequirement } from '@producer-portal/domain/requirements'
import type { CommentAnswer, Requirement, UploadAnswer } from '@producer-portal/domain/requirements'
import { call, callWithProgress } from '../api/api.js'
import type { Answer } from '../api/client.js'
import { InvalidAnswerError } from '../api/errors.js'

/** The result of an upload. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'cancelled' }
  /** The service's messages, or `connection` if no answer came. */
  | { readonly kind: 'failed'; readonly errors: readonly string[] | 'connection' }

export interface Documents {
  readonly contract: Contract
  readonly requirement: Pick<Requirement, 'id' | 'caseId'>
  /** In the order of their pages in the merged document. */
  readonly files: readonly File[]
  /** Cancels the upload. */
  readonly signal: AbortSignal
  /** Called with percent, from 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** Time for 101 MB over a slow connection, in milliseconds. */
const uploadTimeout = 20 * 60_000

/** Sends the documents of a requirement. Never rejects: the form shows what happened. */
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
    // The contract identifies the case; the carrier's own case number may be missing
    caseId: requirement.caseId ?? contract.contractNo,
  }
  try {
    return toSendOutcome(
      await callWithProgress(onProgress)(uploadRequirement, { params, files }, { signal, timeout: uploadTimeout }),
    )
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', errors: error instanceof InvalidAnswerError ? uploadErrors(null) : 'connection' }
  }
}

/** Reads an answer, which may report a failure with any status. */
export function toSendOutcome(answer: Answer<UploadAnswer>): SendOutcome {
  if (answer.ok && answer.data.success !== false) return { kind: 'sent' }
  const errors = answer.ok
    ? uploadErrors(answer.data)
    : answer.errors.length > 0
      ? answer.errors
      : toErrors(answer.message)
  return { kind: 'failed', errors: errors.length > 0 ? errors : 'connection' }
}

function toErrors(message: string | undefined): readonly string[] {
  return message ? [message] : []
}

/** The result of a comment; `message` is the service's first one, null if it sent none or no answer came. */
export type CommentOutcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly message: string | null }

/** Answers a requirement with a comment. Never rejects: the form shows what happened. */
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

/** Reads an answer, which may report a failure with any status. */
export function toCommentOutcome(answer: Answer<CommentAnswer>): CommentOutcome {
  if (!answer.ok) return { kind: 'failed', message: answer.message ?? answer.errors[0] ?? null }
  return answer.data.success === false ? { kind: 'failed', message: commentError(answer.data) } : { kind: 'sent' }
}
