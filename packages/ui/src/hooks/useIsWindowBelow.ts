'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { breakpoints } from '../tokens/scales.js'

/** True if the window is narrower than a breakpoint or a width in px, kept up to date; false while a server renders. */
export function useIsWindowBelow(breakpoint: keyof typeof breakpoints | number): boolean {
  const query = `(width < ${typeof breakpoint === 'number' ? breakpoint : breakpoints[breakpoint]}px)`
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
    () => false,
  )
}

// If there is no layout, as in a test, there is no such question either.
const watched = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)
