'use client'
import { useIsWindowBelow } from './useIsWindowBelow.js'

/** True if the window is narrower than a tablet, kept up to date; see `useIsWindowBelow` for a server. */
export function useIsNarrowWindow(): boolean {
  return useIsWindowBelow('tablet')
}
