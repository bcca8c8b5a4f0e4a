import { statusCodes } from '@producer-portal/domain/auth'
import type { Conflict, Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { call } from './api.js'
import type { CallRequest } from './client.js'
import { isUnreachable } from './errors.js'

/** Why something was not saved. */
export type SaveFailure =
  /** The service refused; `errors` is empty if it gave no reasons. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly message?: string
      readonly errors: readonly string[]
      /** Who changed the data in the meantime, if that is why. */
      readonly conflict?: Conflict
    }
  /** The service failed, or its answer could not be read. */
  | { readonly kind: 'failed' }
  /** No answer came: it's unknown whether it was saved. */
  | { readonly kind: 'unreachable' }

export type SaveResult = { readonly kind: 'saved' } | SaveFailure

/** The result of a save whose answer the page needs. */
export type SaveResultWith<E extends Endpoint> =
  | { readonly kind: 'saved'; readonly answer: EndpointAnswer<E> }
  | SaveFailure

/** Sends a change. Never rejects: a form always shows what happened. */
export async function save<E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<SaveResultWith<E>> {
  try {
    const answer = await call(endpoint, request)
    if (answer.ok) return { kind: 'saved', answer: answer.data }
    const { status, message, errors, conflict } = answer
    return { kind: 'refused', status, message, errors, conflict }
  } catch (error) {
    return { kind: isUnreachable(error) ? 'unreachable' : 'failed' }
  }
}

const { forbidden, conflict, preconditionFailed, locked } = statusCodes
const readableStatuses: readonly number[] = [forbidden, conflict, preconditionFailed, locked]

/** The service's reasons for refusing a change, if the status means that they are written for users. */
export function userFacingErrors(
  result: SaveResult,
): { readonly kind: 'refused'; readonly errors: readonly string[] } | null {
  if (result.kind !== 'refused' || !readableStatuses.includes(result.status)) return null
  const errors = result.errors.length > 0 ? result.errors : result.message ? [result.message] : []
  return errors.length > 0 ? { kind: 'refused', errors } : null
}

/** Why a change of account data wasn't saved, as its form shows it. */
export function toAccountFailure(
  result: SaveFailure,
): { readonly kind: 'refused'; readonly errors: readonly string[] } | { readonly kind: 'failed' | 'unreachable' } {
  return userFacingErrors(result) ?? { kind: result.kind === 'unreachable' ? 'unreachable' : 'failed' }
}
