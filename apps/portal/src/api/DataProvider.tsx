import { getProfile } from '@producer-portal/domain/account'
import { statusCodes } from '@producer-portal/domain/auth'
import type { ReactNode } from 'react'
import { mutate, SWRConfig } from 'swr'
import type { SWRConfiguration } from 'swr'
import { queryKey } from './cache.js'
import { isOffline } from './connection.js'
import { RequestError } from './errors.js'

/** Answers stay until a page reloads them: a list of thousands isn't fetched each time the window gets the focus. */
const configuration: SWRConfiguration<unknown, unknown> = {
  revalidateOnFocus: false,
  // The profile says what has to be done first, and the route guard leads there
  onError: (error) => {
    if (isLocked(error)) void mutate(queryKey(getProfile, {}))
  },
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (isOffline()) return // everything is asked for again when the connection is back
    const pause = retryPause(error, retryCount)
    // Deduplicated: a reload by hand during the pause needs no second call
    if (pause !== null) setTimeout(() => void revalidate({ retryCount, dedupe: true }), pause)
  },
}

export interface DataProviderProps {
  children: ReactNode
}

/** Sets what every query below keeps, and when it is sent again. */
export function DataProvider({ children }: DataProviderProps) {
  return <SWRConfig value={configuration}>{children}</SWRConfig>
}

const maxRetries = 3
const firstPause = 1_000
const longestPause = 10_000

/**
 * The time to wait before a query is sent again, in milliseconds; null when it isn't. Failed requests are sent again
 * three times with a growing pause, but not when the service refused or its answer had the wrong shape, because that
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
  if (!(error instanceof RequestError)) return false
  const { failure } = error
  return failure.kind === 'unreachable' || (failure.kind === 'failed' && failure.status !== undefined)
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return error.failure.kind === 'refused' && error.failure.status === statusCodes.locked
}
