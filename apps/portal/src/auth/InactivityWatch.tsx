import { idleSettings } from '@producer-portal/domain/auth'
import { lazyComponent } from '@producer-portal/ui'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { portalSettings } from '../config/portal-settings.js'
import { shareActivity } from './activity.js'
import { browserCookies } from './cookies.js'
import { currentIdleState, renewSession, watchInactivity } from './inactivity.js'
import { expireSession, refreshSession } from './session.js'

const InactivityPrompt = lazyComponent(async () => (await import('./InactivityPrompt.js')).InactivityPrompt, {
  fallback: null,
})

/**
 * On every page of a signed-in user: asks whether they are still there, and ends the session if they don't answer. A
 * session of another user is noticed without a click.
 */
export function InactivityWatch() {
  const navigate = useNavigate()
  const settings = useMemo(() => idleSettings(portalSettings()), [])
  const [remainingSeconds, setRemaining] = useState<number | null>(null)
  useEffect(
    () =>
      watchInactivity(settings, (state) => {
        setRemaining(state.kind === 'prompt' ? state.remainingSeconds : null)
        if (state.kind === 'expired') expireSession()
        // Another system may have put the session of another user into the cookies; without any, a call tells
        else if (browserCookies().jwt !== undefined) refreshSession()
      }),
    [settings],
  )
  const keepWorking = () => {
    // Too late if the machine slept while the question was open
    if (currentIdleState(settings).kind === 'expired') return expireSession()
    shareActivity(Date.now())
    setRemaining(null)
    void renewSession()
  }
  if (remainingSeconds === null) return null
  return (
    <InactivityPrompt
      countdownSeconds={settings.countdownSeconds}
      remainingSeconds={remainingSeconds}
      onKeepWorking={keepWorking}
      onSignOut={() => void navigate('/logout', { replace: true })}
    />
  )
}
