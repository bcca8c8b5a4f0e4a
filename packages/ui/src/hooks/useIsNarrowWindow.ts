'use client'
import { useIsWindowBelow } from './useIsWindowBelow.js'

/** True if the window is narrower than a tablet, kept up to date; false while a server renders. */
export function useIsNarrowWindow(): boolean {
  return useIsWindowBelow('tablet')
}
