import { useEffect, useState } from 'react'

/** Whole seconds until a wait is over; it starts again when `restart` changes. */
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
