import { failureWords } from '../endpoint/index.ts'
import type { Endpoint, Failure } from '../endpoint/index.ts'

/** Stay, or leave for one of the two sign-out pages. */
export type AuthFailure = 'none' | 'expired' | 'logout'

/**
 * Decides whether a call ended the session. Session timeout, and any rejection after the stored expiration time, lead
 * to /expired; an unauthenticated or forbidden answer with a live token and a malformed address lead to /logout. Calls
 * that need no session (flags, login, code check ...) never do.
 * @param failure what the call gave; `bad-url` when its address was malformed
 * @param expiresAtSeconds the stored expiration time; null when there is none
 */
export function classifyAuthFailure(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'auth'>,
  failure: Failure | 'bad-url',
  nowSeconds: number,
  expiresAtSeconds: number | null,
): AuthFailure {
  if (endpoint.auth === 'none') return 'none'
  if (failure === 'bad-url') return 'logout'
  const isOver = expiresAtSeconds !== null && nowSeconds >= expiresAtSeconds
  if (failure.kind === 'unauthenticated' || isForbidden(endpoint, failure)) return isOver ? 'expired' : 'logout'
  return failure.kind === 'unreachable' && isOver ? 'expired' : 'none'
}

/**
 * Profile saves answer 403 with errors for the user to read: a business answer, not the end of the session. Nor is it
 * the end when the user has to prove who they are.
 */
function isForbidden({ method, path }: Pick<Endpoint, 'method' | 'path'>, failure: Failure): boolean {
  if (failure.kind !== 'refused' || failure.status !== statusCodes.forbidden || failure.needsProof) return false
  return !(method === 'POST' && path.startsWith('/profile/update/') && failureWords(failure).length > 0)
}

/** Every status that the API defines. Those without a described handling are constants only. */
export const statusCodes = {
  ok: 200,
  created: 201,
  miniRegistration: 207,
  custom297: 297,
  custom298: 298,
  custom299: 299,
  found: 302,
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  preconditionFailed: 412,
  locked: 423,
} as const
