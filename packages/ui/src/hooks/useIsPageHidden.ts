'use client'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isHidden = () => document.visibilityState === 'hidden'

/** Whether the page is out of sight, in another tab or behind another window, where nobody reads it. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, () => false)
}
