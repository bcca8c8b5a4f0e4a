'use client'
import { useSyncExternalStore } from 'react'
import { breakpoints } from '../tokens/scales.js'

const query = `(width < ${breakpoints.tablet}px)`

/** Whether the window is narrower than a tablet, kept up to date; false while a server renders. */
export function useIsNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false)
}

// Where there is no layout, as in a test, there is no such question either.
const watched = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)

function isNarrow(): boolean {
  return watched()?.matches ?? false
}

function subscribe(onChange: () => void): () => void {
  const media = watched()
  media?.addEventListener('change', onChange)
  return () => media?.removeEventListener('change', onChange)
}
