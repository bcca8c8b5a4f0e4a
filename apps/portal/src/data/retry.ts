import { AnswerFault, Fault } from './faults.js'

const mostRetries = 3
const firstPause = 1_000
const longestPause = 10_000

/**
 * How long to wait before a query is tried again, in milliseconds; null when it is not.
 * Faults are tried again three times with a growing pause; answers never, nor an answer of the wrong shape, which
 * would be wrong again.
 * @param attempt 1 for the first retry
 * @param random from 0 to 1: spreads the callers of a service that comes back
 */
export function retryPause(error: unknown, attempt: number, random: () => number = Math.random): number | null {
  if (!(error instanceof Fault) || error instanceof AnswerFault || attempt > mostRetries) return null
  const pause = Math.min(longestPause, firstPause * 2 ** (attempt - 1))
  return Math.round(pause / 2 + (pause / 2) * random())
}
