import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { SWRConfiguration } from 'swr'
import { retryPause } from './retry.js'

/** Answers stay until a page asks again: a list of thousands is not loaded anew whenever the window gets the focus. */
const configuration: SWRConfiguration<unknown, unknown> = {
  revalidateOnFocus: false,
  dedupingInterval: 2_000,
  // One that is asked for again by hand meanwhile needs no second call
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const pause = retryPause(error, retryCount)
    if (pause !== null) setTimeout(() => void revalidate({ retryCount, dedupe: true }), pause)
  },
}

export interface DataProviderProps {
  children: ReactNode
}

/** The rules of every query below: what is kept, and what is tried again. */
export function DataProvider({ children }: DataProviderProps) {
  return <SWRConfig value={configuration}>{children}</SWRConfig>
}
