/** Something broke on the way: the call has no answer that a user could act on. Faults may be tried again. */
export class Fault extends Error {
  override name = 'Fault'
  /** Name of the endpoint that was called. */
  readonly endpoint: string
  constructor(endpoint: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.endpoint = endpoint
  }
}

/** The request was rejected before any answer came: no connection, a blocked request, a broken transfer. */
export class NetworkFault extends Fault {
  override name = 'NetworkFault'
}

/** No answer came within the time the caller allows. */
export class TimeoutFault extends Fault {
  override name = 'TimeoutFault'
}

/** Whether no answer came at all, so that nobody knows what the service made of the call. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkFault || error instanceof TimeoutFault
}

/** The service answered with a status of 500 or above. */
export class ServerFault extends Fault {
  override name = 'ServerFault'
  readonly status: number
  constructor(endpoint: string, status: number) {
    super(endpoint, `${endpoint} answered ${status}`)
    this.status = status
  }
}

/** The answer does not have the declared shape. Names the field and never carries the data. */
export class AnswerFault extends Fault {
  override name = 'AnswerFault'
  /** Dotted path of the first field that does not fit, or `(body)`. */
  readonly field: string
  constructor(endpoint: string, field: string) {
    super(endpoint, `The answer of ${endpoint} does not fit at "${field}"`)
    this.field = field
  }
}
