import { idleState } from '@producer-portal/domain/session'
import type { IdleSettings, IdleState } from '@producer-portal/domain/session'
import { lastActivity } from './activity.js'
import { nowInSeconds } from './now-in-seconds.js'
import { storedExpiry } from './session-storage.js'

/** Where the idle time of this browser stands, all tabs together. */
export function currentIdleState(settings: IdleSettings): IdleState {
  const now = Date.now()
  return idleState(lastActivity(now), now, settings, secondsOfToken())
}

/** Seconds until the token ends by the service's clock; endless while none is known. */
export function secondsOfToken(): number {
  const expiresAt = storedExpiry()
  return expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt - nowInSeconds()
}
