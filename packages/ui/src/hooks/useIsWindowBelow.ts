'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { breakpoints } from '../tokens/scales.js'
import { ServerWidthContext } from './server-width.js'

/**
 * True if the window is narrower than a breakpoint or a width in px, kept up to date. While a server renders, the
 * `serverWidth` of `ThemeProvider` counts; without one it's false.
 */
export function useIsWindowBelow(breakpoint: keyof typeof breakpoints | number): boolean {
  const limit = typeof breakpoint === 'number' ? breakpoint : breakpoints[breakpoint]
  const query = `(width < ${limit}px)`
  const serverWidth = useContext(ServerWidthContext)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = watched(query)
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => watched(query)?.matches ?? false,
    () => serverWidth < limit,
  )
}

// If there is no layout, as in a test, there is no such question either.
const watched = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)
