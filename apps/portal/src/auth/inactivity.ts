import {
  idleState,
  isRenewalDue,
  migrateSession,
  readTokenExpiry,
  readTokenIssue,
  renewalIntervalSeconds,
  sessionConstants,
} from '@producer-portal/domain/auth'
import type { IdleSettings, IdleState } from '@producer-portal/domain/auth'
import { call } from '../api/api.js'
import { lastActivity, onRemoteActivity, shareActivity } from './activity.js'
import { nowInSeconds } from './clock.js'
import { browserCookies, storedExpiry } from './cookies.js'
import { isPasswordPromptAnswered, recordPasswordPromptAnswer } from './password-prompt.js'
import { startSession } from './session.js'
import { currentSession } from './state.js'

/** Timers stop while a machine sleeps, so none is longer than this, in milliseconds. */
const maxCheckInterval = 5_000
const promptCheckInterval = 500
/** The time the session has been idle in this browser, all tabs together. */
export function currentIdleState(settings: IdleSettings): IdleState {
  const now = Date.now()
  return idleState(lastActivity(now), now, settings, tokenSecondsLeft())
}

/** Seconds until the token expires by the service's clock; infinite while there is none. */
function tokenSecondsLeft(): number {
  const expiresAt = storedExpiry()
  return expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt - nowInSeconds()
}

/** The shortest time between two renewals of the present token, in milliseconds. */
function renewalInterval(): number {
  const { jwt } = browserCookies()
  const issued = readTokenIssue(jwt)
  const expiry = readTokenExpiry(jwt)
  return renewalIntervalSeconds(issued === null || expiry === null ? null : expiry - issued) * 1000
}

/**
 * Watches whether the portal is used, in any tab. Once the user is asked, only the answer counts: a pointer that is
 * pushed by accident doesn't keep a session open.
 * @param onChange called with the state at every check
 * @returns stops watching
 */
export function watchInactivity(settings: IdleSettings, onChange: (state: IdleState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewedAt = 0

  const check = () => {
    clearTimeout(timer)
    const state = currentIdleState(settings)
    if (state.kind !== 'expired') timer = setTimeout(check, checkInterval(state))
    onChange(state)
  }
  const handleActivity = (atMs: number) => {
    if (currentIdleState(settings).kind !== 'active') return check()
    shareActivity(atMs)
    if (!isRenewalDue(tokenSecondsLeft(), settings) || atMs - renewedAt < renewalInterval()) return
    renewedAt = atMs
    void renewSession()
  }

  if (currentIdleState(settings).kind === 'active') shareActivity(Date.now())
  const stops = [listenForActivity(handleActivity), onRemoteActivity(check), listenForReturn(check)]
  check()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function checkInterval(state: IdleState): number {
  return state.kind === 'active' ? Math.min(maxCheckInterval, state.secondsToPrompt * 1000) : promptCheckInterval
}

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const

/** Activity without a pause is reported at this interval, in milliseconds. */
const maxReportInterval = 5_000

/**
 * Listens to keys, pointer and wheel. Events that follow each other closely are reported as one, when they pause.
 * @param onActivity gets the time of the last event, in milliseconds since 1970: the machine may have slept since
 * @returns stops listening
 */
export function listenForActivity(onActivity: (atMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt = 0
  let lastAt = 0
  const report = () => {
    timer = undefined
    onActivity(lastAt)
  }
  const handleEvent = () => {
    lastAt = Date.now()
    if (timer === undefined) firstAt = lastAt
    clearTimeout(timer)
    const untilReport = Math.max(0, firstAt + maxReportInterval - lastAt)
    timer = setTimeout(report, Math.min(sessionConstants.idleDebounceMs, untilReport))
  }
  for (const name of activityEvents) window.addEventListener(name, handleEvent, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of activityEvents) window.removeEventListener(name, handleEvent, { capture: true })
  }
}

/** Calls back when the user returns to the window, perhaps after a night. */
function listenForReturn(onReturn: () => void): () => void {
  window.addEventListener('focus', onReturn)
  window.addEventListener('pageshow', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    window.removeEventListener('focus', onReturn)
    window.removeEventListener('pageshow', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

let renewal: Promise<void> | undefined

/**
 * Exchanges the credential for a session with a new token, here and in the other tabs; once at a time. A refusal ends
 * the session as any refused call does, and without a connection the present token stays in use. It's still the same
 * sign-in: the question about an expiring password isn't asked again.
 */
export function renewSession(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renew(): Promise<void> {
  // After a failure the present token lasts until it expires; the next activity tries again
  const { ok } = await call(migrateSession, {})
  // Signed out meanwhile: a late answer starts no session
  if (!ok || currentSession().status !== 'authenticated') return
  const wasAnswered = isPasswordPromptAnswered()
  startSession()
  if (wasAnswered) recordPasswordPromptAnswer()
}
