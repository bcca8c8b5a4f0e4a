import { readTokenIssue } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import { browserCookies } from './cookies.js'
import { storedValue } from '../storage/stored.js'
import { broadcast } from './tab-channel.js'

const remoteListeners = new Set<() => void>()

const activitySchema = v.object({
  /** In milliseconds since 1970, by this computer's clock. */
  atMs: v.number(),
  /** The issue time of the token then in use: activity before a sign-in doesn't count after it. */
  issued: v.nullable(v.number()),
})
type Activity = v.InferOutput<typeof activitySchema>

const stored = storedValue<Activity | null>('device', 'activity', activitySchema, null)

/** The last activity that this page knows of. */
let lastSeen: Activity | null = null

/**
 * The last use of the present session in any tab, in milliseconds since 1970. That is now if nothing is known, or if
 * the clock was set back.
 */
export function lastActivity(nowMs: number): number {
  const issued = tokenIssue()
  const moments = [lastSeen, stored.read()].flatMap((activity) => (activity?.issued === issued ? [activity.atMs] : []))
  const latest = Math.max(...moments)
  if (moments.length > 0 && latest <= nowMs) return latest
  recordActivity(nowMs)
  return nowMs
}

/** Records activity for this tab, and for tabs that open later. */
export function recordActivity(atMs: number): void {
  lastSeen = { atMs, issued: tokenIssue() }
  stored.write(lastSeen)
}

/** Records activity here and in every other tab. */
export function shareActivity(atMs: number): void {
  recordActivity(atMs)
  broadcast({ kind: 'active', atMs })
}

/** Records activity that another tab has reported. */
export function receiveActivity(atMs: number): void {
  lastSeen = { atMs: Math.max(lastSeen?.atMs ?? 0, atMs), issued: tokenIssue() }
  for (const listener of remoteListeners) listener()
}

/**
 * Calls back at activity in other tabs.
 * @returns stops that
 */
export function onRemoteActivity(listener: () => void): () => void {
  remoteListeners.add(listener)
  return () => void remoteListeners.delete(listener)
}

/** At the end of a session: the next one starts without activity. */
export function clearActivity(): void {
  lastSeen = null
  stored.write(null)
}

function tokenIssue(): number | null {
  return readTokenIssue(browserCookies().jwt)
}
