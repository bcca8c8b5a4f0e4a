'use client'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** Tells the panel below that it is covered; gives back how to uncover it. */
export type Cover = () => () => void

/** How the slide-out around this one learns that it is covered; null outside of any. */
export const StackContext = createContext<Cover | null>(null)

/** Counts the slide-outs that lie over this one, and tells the ones below while this one is open. */
export function useStack(isOpen: boolean): { covers: number; cover: Cover } {
  const below = useContext(StackContext)
  const [covers, setCovers] = useState(0)
  const cover = useCallback<Cover>(() => {
    setCovers((count) => count + 1)
    const uncoverBelow = below?.()
    return () => {
      setCovers((count) => count - 1)
      uncoverBelow?.()
    }
  }, [below])
  useEffect(() => (isOpen && below ? below() : undefined), [isOpen, below])
  return { covers, cover }
}
