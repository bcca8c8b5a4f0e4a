'use client'
import { useEffect, useRef } from 'react'
import { useAnnounce } from './useAnnounce.js'

const pause = 1000

/** Has a changing text read out once typing pauses, never what was there at first; null is silent. */
export function useAnnounceAfterPause(text: string | null): void {
  const announce = useAnnounce()
  const heard = useRef(text)
  useEffect(() => {
    if (text === heard.current) return undefined
    const timer = setTimeout(() => {
      heard.current = text
      if (text !== null) announce(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, announce])
}
