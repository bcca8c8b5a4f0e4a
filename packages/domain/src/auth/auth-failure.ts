import type { EndpointAuth, HttpMethod } from '../endpoint/index.ts'

/** What came of a call, as far as the session is concerned. */
export interface CallOutcome {
  readonly method: HttpMethod
  /** Path of the endpoint, under `/api`. */
  readonly path: string
  readonly auth: EndpointAuth
  /** Null when there was no answer at all (network, time-out), or the request could not be made. */
  readonly status: number | null
  /** The request address was malformed. */
  readonly isBadUrl?: boolean
  /** The answer carried a `message` or `errors`. */
  readonly hasMessage?: boolean
}

/** Stay, or leave for one of the two sign-out pages. */
export type AuthFailure = 'none' | 'expired' | 'logout'

/**
 * Decides whether a call ended the session. Session timeout, and any rejection after the stored expiration time, lead
 * to /expired; an unauthenticated or forbidden answer with a live token and a malformed address lead to /logout. Calls
 * that need no session (flags, login, code check ...) never do.
 * @param expiresAtSeconds the stored expiration time; null when there is none
 */
export function classifyAuthFailure(
  call: CallOutcome,
  nowSeconds: number,
  expiresAtSeconds: number | null,
): AuthFailure {
  if (call.auth === 'none') return 'none'
  if (call.isBadUrl) return 'logout'
  const isOver = expiresAtSeconds !== null && nowSeconds >= expiresAtSeconds
  if (call.status === null) return isOver ? 'expired' : 'none'
  if (!endsSession(call, call.status)) return 'none'
  const isTimeout = call.status === sessionTimeoutStatus && call.status !== statusCodes.unauthenticated
  return isOver || isTimeout ? 'expired' : 'logout'
}

function endsSession(call: CallOutcome, status: number): boolean {
  if (status === statusCodes.forbidden) return !isProfileSaveRefusal(call)
  return status === statusCodes.unauthenticated || status === sessionTimeoutStatus
}

/** Profile saves answer 403 with errors for the user to read: a business answer, not the end of the session. */
function isProfileSaveRefusal({ method, path, hasMessage = false }: CallOutcome): boolean {
  return method === 'POST' && path.startsWith('/profile/update/') && hasMessage
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

/** The status that says 'session timeout'. None is named, so it is the unauthenticated one until a back end differs. */
const sessionTimeoutStatus: number = statusCodes.unauthenticated

/** Statuses below 500 are answers, not faults. */
export function isAnswer(status: number): boolean {
  return status < 500
}

/** 2xx, the custom ones included. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
