import { useLayoutEffect, useRef, useState } from 'react'
import { useHistory } from './HistoryContext.js'
import type { PlannedMove } from './portal-history.js'

/** A change of page that waits for an answer. */
export interface HeldMove {
  readonly isHeld: boolean
  /** Stays on the page. */
  readonly stay: () => void
  /** Makes the move after all. */
  readonly leave: () => void
}

/** Holds up those changes of page that `mustWait` answers true for, until the reader has decided. */
export function useHeldMove(mustWait: (move: PlannedMove) => boolean): HeldMove {
  const history = useHistory()
  const [held, setHeld] = useState<{ goOn: () => void } | null>(null)
  const latest = useRef(mustWait)
  useLayoutEffect(() => {
    latest.current = mustWait
  })
  useLayoutEffect(
    () =>
      history.ask((move, goOn) => {
        const waits = latest.current(move)
        if (waits) setHeld({ goOn })
        return waits
      }),
    [history],
  )
  return {
    isHeld: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      setHeld(null)
      held?.goOn()
    },
  }
}
