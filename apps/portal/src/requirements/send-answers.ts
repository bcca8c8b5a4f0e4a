import { contractPath } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import { failureWords } from '@producer-portal/domain/endpoint'
import type { Result } from '@producer-portal/domain/endpoint'
import { commentError, uploadComment, uploadErrors, uploadRequirement } from '@producer-portal/domain/requirements'
import type { CommentAnswer, Requirement, UploadAnswer } from '@producer-portal/domain/requirements'
import { call, callWithProgress } from '../api/api.js'

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

/**
 * Sends the documents of a requirement.
 * @returns null once they are sent; otherwise `cancelled`, the service's messages, or `connection` if there are none
 */
export async function sendDocuments({
  contract,
  requirement,
  files,
  signal,
  onProgress,
}: Documents): Promise<UploadProblem | 'cancelled' | null> {
  const params = {
    ...contractPath(contract),
    requirementId: requirement.id,
    // The contract identifies the case; the carrier's own case number may be missing
    caseId: requirement.caseId ?? contract.contractNo,
  }
  const send = callWithProgress(onProgress)
  try {
    return toUploadProblem(await send(uploadRequirement, { params, files }, { signal, timeout: uploadTimeout }))
  } catch {
    return 'cancelled'
  }
}

type UploadProblem = readonly string[] | 'connection'

/** Reads a result; an answer of any status may report a failure. */
export function toUploadProblem(result: Result<UploadAnswer>): UploadProblem | null {
  if (result.ok && result.data.success !== false) return null
  const errors = result.ok
    ? uploadErrors(result.data)
    : 'wrongField' in result.failure
      ? uploadErrors(null)
      : failureWords(result.failure)
  return errors.length > 0 ? errors : 'connection'
}

/**
 * Answers a requirement with a comment. The same one with the same key is stored once, should its answer be lost.
 * @returns null once it is sent; otherwise the service's first message, if it sent one
 */
export async function sendComment(
  contract: Contract,
  { id }: Pick<Requirement, 'id'>,
  body: Readonly<Record<'comment' | 'requestKey', string>>,
) {
  const params = { ...contractPath(contract), requirementId: id }
  return toCommentProblem(await call(uploadComment, { params, body }))
}

/** Reads a result; an answer of any status may report a failure. */
export function toCommentProblem(result: Result<CommentAnswer>): { readonly message: string | null } | null {
  if (result.ok) return result.data.success === false ? { message: commentError(result.data) } : null
  const { failure } = result
  return { message: 'errors' in failure ? (failure.message ?? failure.errors[0] ?? null) : null }
}
