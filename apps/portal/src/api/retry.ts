import { HttpError, InvalidAnswerError, RequestError } from './errors.js'

const maxRetries = 3
const firstPause = 1_000
const longestPause = 10_000

/**
 * How long to wait before a query is sent again, in milliseconds; null when it isn't. Failed requests are sent again
 * three times with a growing pause, but not when the service refused, nor when its answer had the wrong shape: both
 * would only happen again.
 * @param attempt 1 for the first retry
 * @param random from 0 to 1: spreads the load on a service that comes back
 */
export function retryPause(error: unknown, attempt: number, random: () => number = Math.random): number | null {
  if (!isTransient(error) || attempt > maxRetries) return null
  const pause = Math.min(longestPause, firstPause * 2 ** (attempt - 1))
  return Math.round(pause / 2 + (pause / 2) * random())
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof RequestError) || error instanceof InvalidAnswerError) return false
  return !(error instanceof HttpError) || error.status >= 500
}
