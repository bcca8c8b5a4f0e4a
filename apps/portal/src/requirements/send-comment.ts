import { contractPath } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import type { CommentAnswer, Requirement } from '@producer-portal/domain/requirements'
import { commentError, uploadComment } from '@producer-portal/domain/requirements'
import type { Answer } from '../api/client.js'
import { call } from '../api/api.js'

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
    return commentOutcomeOf(await call(uploadComment, { params, body: { comment } }))
  } catch {
    return { kind: 'failed', message: null }
  }
}

/** What an answer means: it may say no with any status. */
export function commentOutcomeOf(answer: Answer<CommentAnswer>): CommentOutcome {
  if (!answer.ok) return { kind: 'failed', message: answer.message ?? answer.errors[0] ?? null }
  return answer.data.success === false ? { kind: 'failed', message: commentError(answer.data) } : { kind: 'sent' }
}
