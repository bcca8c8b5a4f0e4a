import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { SWRConfiguration } from 'swr'
import { retryPause } from './retry.js'

/** Answers stay until a page reloads them: a list of thousands isn't fetched each time the window gets the focus. */
const configuration: SWRConfiguration<unknown, unknown> = {
  revalidateOnFocus: false,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
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
