import type { Failure } from '@producer-portal/domain/endpoint'

/** A query that failed, as the cache keeps it. Names the field of a wrong answer, and never carries its data. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly failure: Failure
  /** @param endpoint name of the endpoint that was called */
  constructor(endpoint: string, failure: Failure) {
    const message = 'message' in failure ? failure.message : undefined
    const field = 'wrongField' in failure ? ` at "${failure.wrongField}"` : ''
    super(message ?? `${endpoint}: ${failure.kind}${field}`)
    this.failure = failure
  }
}

/** True if no answer came at all, so that it's unknown whether the service acted on the call. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof RequestError && error.failure.kind === 'unreachable'
}

/** True if there is no such thing, so that another try is of no use. */
export function isNotFound(error: unknown): boolean {
  return error instanceof RequestError && error.failure.kind === 'notFound'
}
