'use client'
import { useEffect, useRef } from 'react'
import { useAnnounce } from './useAnnounce.js'

const pause = 1000

/**
 * Has a changing text read out once typing pauses, never what was there at first; null is silent.
 * @param about what the text is the answer to, such as the filters of a count: when it changes, the same text is read
 * out again. None by default.
 */
export function useAnnounceAfterPause(text: string | null, about = ''): void {
  const announce = useAnnounce()
  const answer = text === null ? null : `${about} ${text}`
  const announced = useRef(answer)
  useEffect(() => {
    if (answer === announced.current) return undefined
    const timer = setTimeout(() => {
      announced.current = answer
      if (text !== null) announce(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [answer, text, announce])
}
