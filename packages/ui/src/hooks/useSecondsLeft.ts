import { useEffect, useState } from 'react'

/**
 * Counts down.
 * @param wait whole seconds; the count starts again when this or `restart` changes
 * @returns the seconds until the wait is over, 0 from then on
 */
export function useSecondsLeft(wait: number, restart: number): number {
  const [left, setLeft] = useState(wait)
  const [begun, setBegun] = useState({ wait, restart })
  if (begun.wait !== wait || begun.restart !== restart) {
    setBegun({ wait, restart })
    setLeft(wait)
  }
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
