import { errorCode } from '../config/startup-error.ts'
import type { Log } from '../server/log.ts'
import { RequestFailure } from './failure.ts'

/** Node's and PostgreSQL's codes for a database that is away for a while. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-3]|53300)$/

/** What a client is told about anything that was thrown: a failure as it is, everything else without its reason. */
export function failureOf(error: unknown, log: Log): RequestFailure {
  if (error instanceof RequestFailure) return error
  log.error('request failed', error)
  return isDatabaseAway(error)
    ? new RequestFailure(503, 'The service is not available at the moment.', { headers: { 'retry-after': '5' } })
    : new RequestFailure(500, 'An unexpected error occurred.')
}

function isDatabaseAway(error: unknown): boolean {
  if (databaseAway.test(errorCode(error))) return true
  return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}
