'use client'

import type { WindowSize } from '@producer-portal/domain/navigation'
import { useSyncExternalStore } from 'react'

/** The inner size of the window in CSS px, kept up to date; a desktop's while a server renders. */
export function useWindowSize(): WindowSize {
  const width = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 1440,
  )
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => 900,
  )
  return { width, height }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
