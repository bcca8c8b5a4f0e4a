import type { FailureBody } from '@producer-portal/domain/endpoint'
import { getFailureCode } from '@producer-portal/domain/openapi'
import type { FailureCode } from '@producer-portal/domain/openapi'

/** The statuses that the service answers when it does not answer with success. */
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 423 | 429 | 500 | 501 | 503

/** Ends a request with a status and the error body that every client understands. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus
  readonly errors: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Names the failure for programs, the same in every call. */
  readonly code: FailureCode
  /** Extra fields of the call's own error body. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: HttpErrorStatus,
    message: string,
    more: {
      readonly errors?: readonly string[]
      readonly headers?: Readonly<Record<string, string>>
      /** A code that says more than the one of the status. */
      readonly code?: FailureCode
      readonly details?: Readonly<Record<string, unknown>>
      /** The error that was thrown, when a call has its own message for it. Only logged. */
      readonly cause?: unknown
    } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause })
    this.name = 'HttpError'
    this.status = status
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
    this.code = more.code ?? getFailureCode(status)
    this.details = more.details ?? {}
  }
}

/** A response of JSON text. Its length is known, so that a short one isn't compressed. */
export function jsonResponse(text: string, { status = 200, headers }: ResponseInit = {}): Response {
  const all = new Headers(headers)
  all.set('content-type', 'application/json; charset=utf-8')
  all.set('content-length', String(Buffer.byteLength(text)))
  return new Response(text, { status, headers: all })
}

/** The response of an error: `{code, message, errors?}` plus the call's own fields. */
export function errorResponse({ status, message, errors, headers, code, details }: HttpError): Response {
  const body: FailureBody & { readonly code: FailureCode } = {
    ...details,
    code,
    message,
    ...(errors.length > 0 && { errors: [...errors] }),
  }
  return jsonResponse(JSON.stringify(body), { status, headers })
}

/**
 * Reports any failure with the message of the call; the reason is only logged.
 * @throws {HttpError} with status 500, or 503 while the database is away; an HttpError stays as it is
 */
export async function withErrorMessage<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(500, message, { cause: error })
  }
}
