import type { Failure } from '@producer-portal/domain/endpoint'

/** The statuses that the service answers when it does not answer with success. */
export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 423 | 429 | 500 | 501 | 503

/** Ends the handling of a request with a status and the failure body that every client understands. */
export class RequestFailure extends Error {
  readonly status: FailureStatus
  readonly errors: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** What a call's own failure says beyond that. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: FailureStatus,
    message: string,
    more: {
      readonly errors?: readonly string[]
      readonly headers?: Readonly<Record<string, string>>
      readonly details?: Readonly<Record<string, unknown>>
      /** What was thrown, where a call has its own words for it: goes to the log alone. */
      readonly cause?: unknown
    } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause })
    this.name = 'RequestFailure'
    this.status = status
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
    this.details = more.details ?? {}
  }
}

/** The answer of a failure: `{message, errors?}`, and what the call says beyond that. */
export function failureResponse({ status, message, errors, headers, details }: RequestFailure): Response {
  const body: Failure = { ...details, message, ...(errors.length > 0 && { errors: [...errors] }) }
  return Response.json(body, { status, headers })
}
