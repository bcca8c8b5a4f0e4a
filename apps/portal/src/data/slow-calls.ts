import { useSyncExternalStore } from 'react'

/** A call that keeps the user waiting. */
export interface SlowCall {
  /** Reading can be begun anew without harm; of a change nobody knows whether the service has made it. */
  readonly isReading: boolean
  readonly tryAgain: () => void
  /** Ends it as if its time were over. */
  readonly giveUp: () => void
}

/** How long people wait before they are told that it is not them, in milliseconds. */
const patience = 8_000

let slow: readonly SlowCall[] = []
const listeners = new Set<() => void>()

/**
 * Counts a call among the slow ones once patience is over.
 * @returns call it when the answer is there
 */
export function watchCall(call: SlowCall): () => void {
  const timer = setTimeout(() => change([...slow, call]), patience)
  return () => {
    clearTimeout(timer)
    if (slow.includes(call)) change(slow.filter((each) => each !== call))
  }
}

/** The calls that keep the user waiting now; the same list until it changes. */
export function useSlowCalls(): readonly SlowCall[] {
  return useSyncExternalStore(listen, () => slow)
}

function change(next: readonly SlowCall[]): void {
  slow = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
