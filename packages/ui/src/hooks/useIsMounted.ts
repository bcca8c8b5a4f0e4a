'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on a server and while its page is taken over, true from then on. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
