/** A request that came to no usable answer. Callers show it as a failure; most are tried again. */
export class RequestError extends Error {
  override name = 'RequestError'
  /** Name of the endpoint that was called. */
  readonly endpoint: string
  constructor(endpoint: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.endpoint = endpoint
  }
}

/** The request failed before any answer came: no connection, a blocked request, a broken transfer. */
export class NetworkError extends RequestError {
  override name = 'NetworkError'
}

/** No answer came within the time the caller allows. */
export class TimeoutError extends RequestError {
  override name = 'TimeoutError'
}

/**
 * The service answered with an error status. Calls throw it from 500 up, because below the answer is for the caller to
 * read; queries throw it for every status above 299.
 */
export class HttpError extends RequestError {
  override name = 'HttpError'
  readonly status: number
  /** The field errors of a form, as the service sent them. */
  readonly errors: readonly string[]
  constructor(endpoint: string, status: number, message?: string, errors: readonly string[] = []) {
    super(endpoint, message ?? `${endpoint} answered ${status}`)
    this.status = status
    this.errors = errors
  }
}

/** The answer does not have the declared shape. Names the field and never carries the data. */
export class InvalidAnswerError extends RequestError {
  override name = 'InvalidAnswerError'
  /** Dotted path of the first field that does not fit, or `(body)`. */
  readonly field: string
  constructor(endpoint: string, field: string) {
    super(endpoint, `The answer of ${endpoint} does not fit at "${field}"`)
    this.field = field
  }
}

/** Whether no answer came at all, so that it's unknown whether the service acted on the call. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || error instanceof TimeoutError
}
