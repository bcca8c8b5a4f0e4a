import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { statusCodes } from '@producer-portal/domain/session'
import { call } from './api.js'
import { isUnreachable } from './faults.js'
import type { CallRequest } from './request.js'

/** What came of a save. */
export type SaveResult =
  | { readonly kind: 'saved' }
  /** The service said no, in its own words; `errors` is empty where it gave no reasons. */
  | { readonly kind: 'refused'; readonly status: number; readonly message?: string; readonly errors: readonly string[] }
  /** The service broke, or answered something that nobody understands. */
  | { readonly kind: 'failed' }
  /** No answer came: whether it was saved is not known. */
  | { readonly kind: 'unreachable' }

/** What came of a save whose answer the page goes on with. */
export type AnsweredSave<E extends Endpoint> =
  | Exclude<SaveResult, { readonly kind: 'saved' }>
  | { readonly kind: 'saved'; readonly answer: EndpointAnswer<E> }

/** Saves through an endpoint. Never rejects: a form has to say what happened, whatever that was. */
export async function save<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<SaveResult> {
  const result = await saveForAnswer(endpoint, request)
  return result.kind === 'saved' ? { kind: 'saved' } : result
}

/** Saves like `save`, for an endpoint whose answer is needed to go on. */
export async function saveForAnswer<E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
): Promise<AnsweredSave<E>> {
  try {
    const answer = await call(endpoint, request)
    if (answer.ok) return { kind: 'saved', answer: answer.data }
    return { kind: 'refused', status: answer.status, message: answer.message, errors: answer.errors }
  } catch (error) {
    return { kind: isUnreachable(error) ? 'unreachable' : 'failed' }
  }
}

const { forbidden, conflict, preconditionFailed, locked } = statusCodes
const readableStatuses: readonly number[] = [forbidden, conflict, preconditionFailed, locked]

/** The service's own reasons for refusing a change of one's own data, where the status means that people read them. */
export function refusalOf(result: SaveResult): { readonly kind: 'refused'; readonly errors: readonly string[] } | null {
  if (result.kind !== 'refused' || !readableStatuses.includes(result.status)) return null
  const errors = result.errors.length > 0 ? result.errors : result.message ? [result.message] : []
  return errors.length > 0 ? { kind: 'refused', errors } : null
}
