import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { DataProvider } from '../api/DataProvider.js'

/** The portal's rules of data on a cache of its own: no answer and no call of an earlier test is there. */
export function freshData() {
  const cache = new Map()
  return function FreshData({ children }: { children: ReactNode }) {
    return (
      <SWRConfig value={{ provider: () => cache }}>
        <DataProvider>{children}</DataProvider>
      </SWRConfig>
    )
  }
}

/** Runs a hook that asks for data; hooks with the same wrapper share their answers. */
export function renderQuery<T>(useHook: () => T, wrapper = freshData()) {
  return renderHook(useHook, { wrapper }).result
}
