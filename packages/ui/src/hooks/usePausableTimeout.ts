'use client'
import { useEffect, useRef } from 'react'

/** Calls back once after `ms`; while paused the clock stands still. `null` never calls. */
export function usePausableTimeout(onElapse: () => void, ms: number | null, isPaused: boolean): void {
  const remaining = useRef(ms)
  const callback = useRef(onElapse)
  useEffect(() => {
    callback.current = onElapse
  })
  useEffect(() => {
    const left = remaining.current
    if (left === null || isPaused) return undefined
    const started = performance.now()
    const timer = setTimeout(() => callback.current(), left)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, left - (performance.now() - started))
    }
  }, [isPaused])
}
