import { idleSettings } from '@producer-portal/domain/session'
import { useEffect, useMemo, useState } from 'react'
import { currentIdleState } from '../session/current-idle-state.js'
import { expireSession } from '../session/expire-session.js'
import { portalSettings } from '../session/portal-settings.js'
import { renewSession } from '../session/renew-session.js'
import { shareActivity } from '../session/share-activity.js'
import { watchInactivity } from '../session/watch-inactivity.js'

export interface Inactivity {
  readonly countdownSeconds: number
  /** Seconds until the sign-out; null while nobody has to be asked. */
  readonly remainingSeconds: number | null
  /** Closes the question in every tab, and renews the session. */
  readonly keepWorking: () => void
}

/** Whether somebody is still there, for as long as the session lasts; at the end of the countdown it ends the session. */
export function useInactivity(): Inactivity {
  const settings = useMemo(() => idleSettings(portalSettings()), [])
  const [remainingSeconds, setRemaining] = useState<number | null>(null)
  useEffect(
    () =>
      watchInactivity(settings, (state) => {
        setRemaining(state.kind === 'prompt' ? state.remainingSeconds : null)
        if (state.kind === 'over') expireSession()
      }),
    [settings],
  )
  const keepWorking = () => {
    // The machine may have slept with the question on the screen: then it is too late.
    if (currentIdleState(settings).kind === 'over') return expireSession()
    shareActivity(Date.now())
    setRemaining(null)
    void renewSession()
  }
  return { countdownSeconds: settings.countdownSeconds, remainingSeconds, keepWorking }
}
