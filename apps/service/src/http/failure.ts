import type { Failure } from '@producer-portal/domain/endpoint'

/** The statuses that the service answers when it does not answer with success. */
export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 423 | 429 | 500 | 501 | 503

/** Ends the handling of a request with a status and the failure body that every client understands. */
export class RequestFailure extends Error {
  readonly status: FailureStatus
  readonly errors: readonly string[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: FailureStatus,
    message: string,
    more: { readonly errors?: readonly string[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.name = 'RequestFailure'
    this.status = status
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
  }
}

/** The answer of a failure: `{message, errors?}`. */
export function failureResponse({ status, message, errors, headers }: RequestFailure): Response {
  const body: Failure = errors.length === 0 ? { message } : { message, errors: [...errors] }
  return Response.json(body, { status, headers })
}
