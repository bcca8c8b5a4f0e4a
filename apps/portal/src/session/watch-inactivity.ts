import { isRenewalDue } from '@producer-portal/domain/session'
import type { IdleSettings, IdleState } from '@producer-portal/domain/session'
import { onActivityElsewhere } from './activity.js'
import { currentIdleState, secondsOfToken } from './current-idle-state.js'
import { listenForActivity } from './listen-for-activity.js'
import { renewSession } from './renew-session.js'
import { shareActivity } from './share-activity.js'

/** Timers stand still while a machine sleeps, so none is longer than this, in milliseconds. */
const longestPause = 5_000
const pauseInPrompt = 500
/** Between two attempts to renew a session. */
const renewalPause = 30_000

/**
 * Watches whether anybody uses the portal, in any tab. Once the question is asked nothing but its own answer counts:
 * a pointer that is pushed by accident keeps no session open.
 * @param onChange hears the state at every look at the clock
 * @returns ends the watch
 */
export function watchInactivity(settings: IdleSettings, onChange: (state: IdleState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewedAt = 0

  const look = () => {
    clearTimeout(timer)
    const state = currentIdleState(settings)
    if (state.kind !== 'over') timer = setTimeout(look, pauseOf(state))
    onChange(state)
  }
  const use = (atMs: number) => {
    if (currentIdleState(settings).kind !== 'active') return look()
    shareActivity(atMs)
    if (!isRenewalDue(secondsOfToken(), settings) || atMs - renewedAt < renewalPause) return
    renewedAt = atMs
    void renewSession()
  }

  if (currentIdleState(settings).kind === 'active') shareActivity(Date.now())
  const stops = [listenForActivity(use), onActivityElsewhere(look), listenForReturn(look)]
  look()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function pauseOf(state: IdleState): number {
  return state.kind === 'active' ? Math.min(longestPause, state.secondsToPrompt * 1000) : pauseInPrompt
}

/** Somebody comes back to the window, perhaps after a night: the clock is looked at before anything else. */
function listenForReturn(look: () => void): () => void {
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
