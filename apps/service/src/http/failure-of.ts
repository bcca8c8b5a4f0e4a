import { errorCode } from '../config/startup-error.ts'
import type { Log } from '../server/log.ts'
import { RequestFailure } from './failure.ts'

/** Node's and PostgreSQL's codes for a database that is away for a while. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-3]|53300)$/

/** What a client is told about anything that was thrown: a failure as it is, everything else without its reason. */
export function failureOf(error: unknown, log: Log): RequestFailure {
  const failure = error instanceof RequestFailure ? error : null
  if (failure && failure.cause === undefined) return failure
  const reason = failure ? failure.cause : error
  log.error('request failed', reason)
  if (isDatabaseAway(reason)) {
    const message = failure?.message ?? 'The service is not available at the moment.'
    return new RequestFailure(503, message, { headers: { 'retry-after': '5' } })
  }
  return failure ?? new RequestFailure(500, 'An unexpected error occurred.')
}

function isDatabaseAway(error: unknown): boolean {
  if (databaseAway.test(errorCode(error))) return true
  return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}
